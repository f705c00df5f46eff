import type { Consent } from '@vitrina/contract';
import { NewTabLink } from '@vitrina/journey';
import { formatDate } from '@vitrina/rules';
import { Badge } from '@vitrina/ui';
import css from './consents.module.css';
import { purchaseOf } from './purchase-of';
import { purposeOf } from './purposes';
import { ReadText } from './read-text';
import { WithdrawConsent } from './withdraw-consent';

/** Every consent, newest first, those that were withdrawn too. */
export const ConsentList = ({ consents }: { consents: readonly Consent[] }) => (
  <ul className={css.list}>
    {consents.map((consent) => (
      <li key={consent.id}>
        <GivenConsent {...consent} />
      </li>
    ))}
  </ul>
);

function GivenConsent(consent: Consent) {
  const { purpose, textVersion, givenAt, withdrawnAt, canBeWithdrawn, withdrawalResult } = consent;
  const of = purchaseOf(consent);
  const { name, text, page, load } = purposeOf(purpose);
  return (
    <article className={css.consent}>
      <div className={css.name}>
        <h3>{name}</h3>
        {withdrawnAt ? <Badge>Retirado</Badge> : <Badge tone="success">Vigente</Badge>}
      </div>
      {text && <p className={css.text}>{text}</p>}
      <p>{`Aceptado el ${formatDate(givenAt)}${of && `, para tu ${of}`}`}</p>
      {withdrawnAt && <p>{`Retirado el ${formatDate(withdrawnAt)}`}</p>}
      <div className={css.version}>
        <span>{`Texto: versión ${textVersion}`}</span>
        {page && (
          <>
            {' · '}
            <NewTabLink to={page}>Leer el texto</NewTabLink>
          </>
        )}
        {load && <ReadText name={name} load={load} />}
      </div>
      {canBeWithdrawn && withdrawalResult !== undefined && (
        <WithdrawConsent id={consent.id} name={name} of={of} result={withdrawalResult} />
      )}
    </article>
  );
}

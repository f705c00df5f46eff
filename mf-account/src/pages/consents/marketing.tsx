import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { changeMarketingConsent, consents, MARKETING_VERSION } from '@vitrina/contract';
import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { Button, brand } from '@vitrina/ui';
import { useRef } from 'react';
import css from './consents.module.css';

/**
 * What a customer agrees to by accepting advertising; the consent records MARKETING_VERSION, so change that with any word
 * here (docs/how-to/change-a-legal-text.md).
 */
const MarketingText = () => (
  <>
    <p>
      Autorizo a {brand.legalName} a enviarme ofertas y novedades de {brand.name} a mi correo electrónico y a mi
      celular. No es necesario para comprar, y puedo retirarlo aquí cuando quiera.
    </p>
    <p className={css.version}>
      <span>{`Versión ${MARKETING_VERSION}. `}</span>
      <NewTabLink to={paths.privacy()}>Política de privacidad</NewTabLink>
    </p>
  </>
);

/** The consent to advertising: given and withdrawn with one press each. */
export function Marketing({ isGiven }: { isGiven: boolean }) {
  const { mutate, isPending } = useMutation(mutation(changeMarketingConsent, { invalidates: [consents] }));
  const withdrawLast = useRef<() => void>(undefined);
  const tell = (text: string) => {
    withdrawLast.current?.();
    withdrawLast.current = notify({ kind: 'success', text });
  };
  const change = () =>
    mutate(
      { isGiven: !isGiven, textVersion: MARKETING_VERSION },
      { onSuccess: () => tell(isGiven ? 'No te enviaremos más publicidad' : 'Te enviaremos ofertas y novedades') },
    );
  return (
    <section className={css.marketing} aria-labelledby="publicidad">
      <h2 id="publicidad">Publicidad</h2>
      <MarketingText />
      <div className={css.answer}>
        <p role="status">{isGiven ? 'Hoy recibes publicidad.' : 'Hoy no recibes publicidad.'}</p>
        <Button variant="secondary" busy={isPending} onClick={change}>
          {isGiven ? 'Retirar autorización' : 'Autorizar publicidad'}
        </Button>
      </div>
    </section>
  );
}

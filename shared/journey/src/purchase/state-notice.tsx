import { type Purchase, QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { endedWithoutSale } from '@vitrina/rules';
import { ButtonLink } from '@vitrina/ui';
import { useId } from 'react';
import css from './state-notice.module.css';
import { ToReturn } from './to-return';

const OF_A_REQUEST: Readonly<Record<string, string>> = {
  ENVIADA: 'El banco recibió tu solicitud. Podrás pagar la entrada cuando aceptes el financiamiento.',
  'EN ANÁLISIS': 'El banco revisa tu solicitud. Podrás pagar la entrada cuando aceptes el financiamiento.',
  APROBADA: 'Podrás pagar la entrada cuando aceptes el financiamiento.',
  RECHAZADA: 'Rechazaste el financiamiento. Tu cotización está libre: puedes decidir de nuevo.',
  NEGADO: 'El banco no aprobó el financiamiento. Tu cotización está libre: puedes decidir de nuevo.',
  CANCELADO: 'Esta solicitud fue cancelada. Tu cotización está libre: puedes decidir de nuevo.',
};
const OF_A_PURCHASE: Readonly<Record<string, string>> = {
  CANCELADO: 'Esta compra fue cancelada. Tu cotización está libre: puedes decidir de nuevo.',
};

/** Of a status that this build does not know. */
const NOTHING_TO_PAY = 'Por ahora no hay nada que pagar.';

/** In place of what can be paid while nothing can: what the purchase's status means, and the way on where it ended. */
export function StateNotice({ purchase }: { purchase: Purchase }) {
  const { status } = purchase;
  const meaning = (purchase.kind === QUOTATION_KINDS.credit ? OF_A_REQUEST : OF_A_PURCHASE)[status] ?? NOTHING_TO_PAY;
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.state}>
      <h2 id={title}>Estado</h2>
      <p className={css.meaning}>{meaning}</p>
      <ToReturn of={purchase} />
      {endedWithoutSale(status) && (
        <p>
          <ButtonLink to={paths.quotations()} variant="secondary">
            Ver tus cotizaciones
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

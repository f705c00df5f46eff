import { PAYMENT_METHODS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { CARD_REASONS, type CardReason } from '@vitrina/rules';
import { ButtonLink, Row } from '@vitrina/ui';
import type { FaceProps } from './face';
import css from './outcome.module.css';

const OTHER_REASONS: Readonly<Record<string, string>> = {
  CANCELADO: 'El pago se canceló antes de terminar.',
  EXPIRADO: 'Se acabó el tiempo para pagar.',
};

/** Why, in plain words. The texts of the rules end without a full stop. */
function reasonOf({ status, reason = 'declined' }: FaceProps['state']): string {
  const other = OTHER_REASONS[status];
  if (other) return other;
  const known = Object.hasOwn(CARD_REASONS, reason) ? (reason as CardReason) : 'declined';
  return `${CARD_REASONS[known]}.`;
}

/**
 * What of the money is known. The provider has refused it: nothing was charged. One that ended in another way may still be
 * approved for days, and counts then (docs/spec/3-purchase.md, section 3): who pays again meanwhile pays twice.
 */
const chargedWords = (status: string): string =>
  status === 'RECHAZADA'
    ? 'No se cobró nada a tu tarjeta.'
    : 'Si tu banco muestra este cobro, no pagues de nuevo: lo verás aquí en cuanto se confirme.';

/** It was not paid: why, and the two ways on. What was typed for it is still there. */
export const Failed = ({ id, state }: FaceProps) => (
  <div className={css.face}>
    <p>{reasonOf(state)}</p>
    <p>{chargedWords(state.status)}</p>
    <Row>
      <ButtonLink to={paths.payment({ id, tab: PAYMENT_METHODS.card, type: state.provider })}>
        Intentar de nuevo
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.payment({ id })}>
        Elegir otra forma
      </ButtonLink>
    </Row>
  </div>
);

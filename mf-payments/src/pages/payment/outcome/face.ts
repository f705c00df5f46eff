import type { CardPaymentState } from '@vitrina/contract';
import { ZERO } from '@vitrina/rules';

/** What a card payment looks like to its buyer (docs/look.md); 'reversed' is one that was approved and taken back whole. */
export type Face = 'confirming' | 'approved' | 'reversed' | 'failed' | 'review';

/** What every face of the return page is given. @property id of the negotiation */
export type FaceProps = { id: number; state: CardPaymentState };

const FAILED = ['RECHAZADA', 'CANCELADO', 'EXPIRADO'];

/** A status never seen before is one that is still being confirmed. */
export function faceOf({ status, isUnderReview, approved, reversed = ZERO }: CardPaymentState): Face {
  if (status === 'PROCESADO') return reversed > ZERO && reversed >= approved ? 'reversed' : 'approved';
  if (FAILED.includes(status)) return 'failed';
  return isUnderReview ? 'review' : 'confirming';
}

/** Whether nothing more is expected of it. */
export const isOver = (state: CardPaymentState): boolean => ['approved', 'reversed', 'failed'].includes(faceOf(state));

const FAILED_TITLES: Readonly<Record<string, string>> = {
  RECHAZADA: 'Tu pago fue rechazado',
  CANCELADO: 'Tu pago fue cancelado',
  EXPIRADO: 'Tu pago expiró',
};

/** Heading of the page and title of its tab. */
export function titleOf(state: CardPaymentState): string {
  const face = faceOf(state);
  if (face === 'approved') return 'Tu pago fue aprobado';
  if (face === 'reversed') return 'Tu pago fue reversado';
  if (face === 'review') return 'Tu pago está en revisión';
  return (face === 'failed' && FAILED_TITLES[state.status]) || 'Confirmamos tu pago';
}

import type { CardPaymentState } from '@vitrina/contract';

/** What a card payment looks like to its buyer (docs/look.md). */
export type Face = 'confirming' | 'approved' | 'failed' | 'review';

const FAILED = ['RECHAZADA', 'CANCELADO', 'EXPIRADO'];

/** A status never seen before is one that is still being confirmed. */
export function faceOf({ status, isUnderReview }: Pick<CardPaymentState, 'status' | 'isUnderReview'>): Face {
  if (status === 'PROCESADO') return 'approved';
  if (FAILED.includes(status)) return 'failed';
  return isUnderReview ? 'review' : 'confirming';
}

/** Whether nothing more is expected of it. */
export const isOver = (state: CardPaymentState): boolean => ['approved', 'failed'].includes(faceOf(state));

const FAILED_TITLES: Readonly<Record<string, string>> = {
  RECHAZADA: 'Tu pago fue rechazado',
  CANCELADO: 'Tu pago fue cancelado',
  EXPIRADO: 'Tu pago expiró',
};

/** Heading of the page and title of its tab. */
export function titleOf(state: CardPaymentState): string {
  const face = faceOf(state);
  if (face === 'approved') return 'Tu pago fue aprobado';
  if (face === 'review') return 'Tu pago está en revisión';
  return (face === 'failed' && FAILED_TITLES[state.status]) || 'Confirmamos tu pago';
}

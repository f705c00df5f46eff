import type { Cents, PaymentRecord } from '@vitrina/contract';
import { CASH_LIMIT, cashLeft, formatMoney, type PaymentStatus } from '@vitrina/rules';

// The law that limits cash: Ley Orgánica de Prevención, Detección y Combate del Delito de Lavado de Activos (2024) and its
// regulation, Decreto Ejecutivo 298 of 30 January 2026 (Registro Oficial Suplemento 216).

/** The most that may still be deposited in cash, by the payments as the call lists them. */
export const cashLeftOf = (paid: readonly PaymentRecord[]): Cents =>
  cashLeft(
    paid.map(({ amount, status, paidInCash = false }) => ({ amount, status: status as PaymentStatus, paidInCash })),
  );

/** Why an amount cannot be paid in cash. */
export const tooMuchCash = (left: Cents): string => {
  const limit = `La ley no permite pagar ${formatMoney(CASH_LIMIT)} o más en efectivo por una compra`;
  return left > 0 ? `${limit}: puedes depositar hasta ${formatMoney(left)}` : `${limit}, y ya llegaste al límite`;
};

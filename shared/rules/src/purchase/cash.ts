import { type Cents, cents } from '@vitrina/contract';
import { maxCents, subtractCents, sumCents, ZERO } from '../amounts';
import type { Payment } from './types';

/**
 * Cash that reaches this amount is forbidden for one purchase (Ley Orgánica de Prevención, Detección y Combate del Delito de
 * Lavado de Activos, 2024, and Decreto Ejecutivo 298 of 2026): 10,000.00 is refused, 9,999.99 is not.
 */
export const CASH_LIMIT: Cents = cents(1_000_000);

type CashRow = Pick<Payment, 'amount' | 'status' | 'paidInCash'>;

/** What was paid in cash for a purchase: its cash deposits that are pending or processed, whenever they were made. */
export const cashOf = (payments: readonly CashRow[]): Cents =>
  sumCents(
    payments
      .filter(({ paidInCash, status }) => paidInCash && (status === 'PE' || status === 'PROCESADO'))
      .map(({ amount }) => amount),
  );

/** The most that may still be deposited in cash for a purchase. */
export const cashLeft = (payments: readonly CashRow[]): Cents =>
  maxCents(ZERO, subtractCents(CASH_LIMIT, cents(cashOf(payments) + 1)));

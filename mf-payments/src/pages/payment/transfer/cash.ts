import type { Cents, PaymentRecord } from '@vitrina/contract';
import { cashLeft, type PaymentStatus } from '@vitrina/rules';

/** The most that may still be deposited in cash, by the payments as the call lists them. */
export const cashLeftOf = (paid: readonly PaymentRecord[]): Cents =>
  cashLeft(
    paid.map(({ amount, status, paidInCash = false }) => ({ amount, status: status as PaymentStatus, paidInCash })),
  );

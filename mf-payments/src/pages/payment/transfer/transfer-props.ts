import type { PaymentChoice } from '@vitrina/contract';
import type { PaymentProps } from '../payment-props';

/** What a transfer or deposit is given. */
export type TransferPaymentProps = PaymentProps & {
  /** a bank transfer or a deposit, by its id */
  method: 2 | 3;
  kept: PaymentChoice | undefined;
  /** id of the rejected payment that this one corrects */
  corrects: number | undefined;
};

import type { Cents, Negotiation } from '@vitrina/contract';

/** What every way to pay is given. */
export type PaymentProps = {
  found: Negotiation;
  /** what is left to pay: the most that one payment may be; the whole price while the purchase is not decided */
  balance: Cents;
};

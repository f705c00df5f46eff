import { PAYMENT_METHODS } from '@vitrina/contract';
import { METHOD_WORDS } from '@vitrina/rules';
import { ArrowLeftRight, CreditCard, Landmark } from 'lucide-react';

/** The three ways to pay, in the order of the specification: name, when it counts, icon. */
export const METHODS = [
  { id: PAYMENT_METHODS.card, name: METHOD_WORDS.card, line: 'Se confirma al instante', Icon: CreditCard },
  {
    id: PAYMENT_METHODS.bankTransfer,
    name: METHOD_WORDS.bankTransfer,
    line: 'Se confirma en 1 día hábil',
    Icon: ArrowLeftRight,
  },
  {
    id: PAYMENT_METHODS.bankDeposit,
    name: METHOD_WORDS.bankDeposit,
    line: 'Se confirma en 1 día hábil',
    Icon: Landmark,
  },
] as const;

import { type Negotiation, PAYMENT_METHODS, type PaymentChoice } from '@vitrina/contract';
import { currentVisit, navigate } from '@vitrina/navigation';
import { formatMoney, PAID_BY_WORDS } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { endChoice } from '@vitrina/session-bus/purchases';
import { detailOf } from '../../frame/detail-link';
import type { TransferOutput } from '../fields/fields';
import { registrationOf } from './registration';
import { type Register, useRegister } from './use-register';

type Submitting = {
  found: Negotiation;
  method: 2 | 3;
  corrects: number | undefined;
  kept: PaymentChoice | undefined;
};

/** What the form does with its output; rejects once the customer knows why it was not registered. */
export type Submit = Pick<Register, 'asked'> & { submit(output: TransferOutput): Promise<void> };

/** Asks the server whether the purchase can be paid now, registers the payment, and leads on to the purchase's detail. */
export function useSubmit({ found, method, corrects, kept }: Submitting): Submit {
  const { asked, validate, register } = useRegister();
  const { negotiationId: id = 0, purchase } = found;
  const submit = async (output: TransferOutput): Promise<void> => {
    const isHere = currentVisit();
    await validate(id);
    await register(await registrationOf(output, { id, method, corrects }));
    if (kept) endChoice(id, kept.attempt);
    if (!isHere() || !purchase) return;
    const word = method === PAYMENT_METHODS.bankTransfer ? PAID_BY_WORDS.bankTransfer : PAID_BY_WORDS.bankDeposit;
    const text = `Registraste tu ${word} de ${formatMoney(output.monto)}. Te avisamos cuando se confirme`;
    notify({ kind: 'success', text, forNextPage: true });
    navigate(detailOf(purchase));
  };
  return { asked, submit };
}

import { type CardForm, type Cents, PAYMENT_METHODS, type Payer, type PaymentChoice } from '@vitrina/contract';
import { cutToBalance } from '@vitrina/rules';
import type { CardOutput, CardValues } from './fields';
import { identificationOf } from './identification';

/** The form as the call takes it: of a third party's data nothing travels when the holder pays. */
export function formOf(output: CardOutput): CardForm {
  const { titular: isHolder, valor: amount } = output;
  if (isHolder) return { isHolder, amount };
  return {
    isHolder,
    identityType: output.tipo?.id,
    identification: output.numero && identificationOf(output.numero),
    surnames: output.apellido,
    firstNames: output.nombre,
    mobile: output.celular,
    email: output.email,
    amount,
  };
}

const same = (one: Payer, other: Payer) =>
  (['isHolder', 'identityType', 'identification', 'surnames', 'firstNames', 'mobile', 'email'] as const).every(
    (word) => one[word] === other[word],
  );

/** Whether a kept choice is the payment of this form. */
export const isChoiceOf = (choice: PaymentChoice, provider: string, form: CardForm): boolean =>
  choice.method === PAYMENT_METHODS.card &&
  choice.provider === provider &&
  choice.amount === form.amount &&
  choice.payer !== undefined &&
  same(choice.payer, form);

type Types = readonly { id: number; name: string }[];

/**
 * The form's values by a kept choice, its amount cut to the balance.
 * @param types of identification, by which its type has a name
 */
export function valuesOf({ payer, amount }: PaymentChoice, balance: Cents, types: Types = []): CardValues {
  return {
    titular: payer?.isHolder ?? true,
    tipo: types.find(({ id }) => id === payer?.identityType) ?? null,
    numero: payer?.identification ?? null,
    apellido: payer?.surnames ?? null,
    nombre: payer?.firstNames ?? null,
    celular: payer?.mobile ?? null,
    email: payer?.email ?? null,
    valor: cutToBalance(amount, balance),
  };
}

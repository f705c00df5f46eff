import type { CardForm, Payer, PaymentChoice } from '@vitrina/contract';
import { type CardOutput, type CardValues, identificationOf } from './fields';

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

/** Whose data a form carries, as a choice keeps it. */
export function payerOf({ amount: _, ...payer }: CardForm): Payer {
  return payer;
}

const same = (one: Payer, other: Payer) =>
  (['isHolder', 'identityType', 'identification', 'surnames', 'firstNames', 'mobile', 'email'] as const).every(
    (word) => one[word] === other[word],
  );

/** Whether a kept choice is the payment of this form. */
export const isChoiceOf = (choice: PaymentChoice, provider: string, form: CardForm): boolean =>
  choice.method === 1 &&
  choice.provider === provider &&
  choice.amount === form.amount &&
  choice.payer !== undefined &&
  same(choice.payer, form);

/** The form's values by a kept choice. @param types of identification, by which its type has a name */
export function valuesOf(choice: PaymentChoice, types: readonly { id: number; name: string }[]): CardValues {
  const { payer } = choice;
  return {
    titular: payer?.isHolder ?? true,
    tipo: types.find(({ id }) => id === payer?.identityType) ?? null,
    numero: payer?.identification,
    apellido: payer?.surnames,
    nombre: payer?.firstNames,
    celular: payer?.mobile,
    email: payer?.email,
    valor: choice.amount,
  };
}

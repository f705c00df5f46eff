import { attemptsOf } from '@vitrina/api-client/mutation';
import type { CardForm, CardPayment, PaymentChoice } from '@vitrina/contract';
import { isChoiceOf } from './form/request';

/** Endings after which the same form is another try. One that was paid is told as such when it is sent again. */
const HAS_FAILED = ['RECHAZADA', 'CANCELADO', 'EXPIRADO'];

const attempts = attemptsOf('createCardPayment');
const ended = new Set<string>();

/**
 * The attempt id of a card payment: the same for the same purchase, provider and form, also after a reload, so that a
 * lost answer makes no second session; that of the kept choice, if it is the one that was kept; a new one once it has
 * failed.
 * @param rows the card payments so far
 */
export async function attemptOf(
  payment: { id: number; provider: string; form: CardForm },
  rows: readonly CardPayment[],
  choice: PaymentChoice | undefined,
): Promise<string> {
  const isOver = (attempt: string) =>
    ended.has(attempt) || rows.some((row) => row.attempt === attempt && HAS_FAILED.includes(row.status));
  if (choice && isChoiceOf(choice, payment.provider, payment.form) && !isOver(choice.attempt)) return choice.attempt;
  const attempt = await attempts.of(payment);
  if (!isOver(attempt)) return attempt;
  await attempts.end(attempt);
  return attempts.of(payment);
}

/** An attempt has ended, or may not be opened again: the next try is another one. */
export async function endAttempt(attempt: string): Promise<void> {
  ended.add(attempt);
  await attempts.end(attempt);
}

import { randomUUID } from 'node:crypto';
import { answerFinancing, cents, createCardPayment, toCents, withdrawPayment } from '@vitrina/contract';
import { REFUSALS } from '@vitrina/rules';
import { callAs } from './account';
import { cardPayment } from './card-payments';
import { type OfficeSays, office } from './office';
import type { Played, Step } from './scenario';
import { paymentOf, playNews, playRefund } from './scenario-provider';
import { payerOf } from './transfer';

/** A refusal by its reason, in the file's words. */
const refused = (reason = '') => `refused: ${reason === 'nothing payable' ? 'nothing is payable' : reason}`;

/** What became of a customer's call. A number that is no amount of the contract is refused before anybody looks at it. */
function answered({ status, message }: { status: number; message: string }): string {
  if (status === 200) return 'ok';
  if (status === 409 && message.includes('tarjeta')) return 'conflict: open attempt';
  if (status === 400) return refused('amount');
  const [reason] = Object.entries(REFUSALS).find(([, text]) => text === message) ?? [];
  return refused(reason ?? `${status} ${message}`);
}

const OFFICE: Partial<Record<OfficeSays, string>> = { done: 'ok', 'done before': 'ok: known already' };
const officeAnswered = (says: OfficeSays) => OFFICE[says] ?? refused(says);
const transferOf = ({ transfers }: Played, { id = '' }: Step) => String(transfers.get(id));
/** The file has -5.00: no amount of ours, and sent all the same. */
const amountOf = ({ amount }: Step) => cents(Math.round(Number(amount) * 100));

const MOVES: Readonly<Record<string, string>> = { FACTURADA: 'invoice', ENTREGADA: 'deliver', CANCELADO: 'cancel' };

/** How the customer's and the staff's events of the file come about: by the calls of the site, and by the back office's forms. */
const STEPS: Readonly<Record<string, (played: Played, step: Step) => Promise<string>>> = {
  async transfer(played, step) {
    const { register } = await payerOf(played.backend, played.user, played.id);
    const answer = await register({ amount: amountOf(step) });
    if (answer.answer) played.transfers.set(step.id ?? '', answer.answer.id);
    return answered(answer);
  },
  async card({ backend, user, id, attempts }, step) {
    const attempt = attempts.get(step.id ?? '') ?? randomUUID();
    attempts.set(step.id ?? '', attempt);
    const words = cardPayment(id, { attempt, provider: step.provider ?? 'p2p', amount: amountOf(step) });
    return answered(await callAs(backend, user, createCardPayment, words));
  },
  'buyer-withdraws': async (played, step) =>
    answered(
      await callAs(played.backend, played.user, withdrawPayment, {
        ...{ id: played.id, paymentId: Number(transferOf(played, step)) },
      }),
    ),
  'buyer-accepts': async ({ backend, user, id }) =>
    answered(await callAs(backend, user, answerFinancing, { id, accepted: true })),
  'staff-approves': async (played, step) =>
    officeAnswered(await office(played.backend, played.id, 'approve-transfer', { id: transferOf(played, step) })),
  'staff-rejects': async (played, step) =>
    officeAnswered(
      await office(played.backend, played.id, 'reject-transfer', {
        ...{ id: transferOf(played, step), reason: 'No está en el banco' },
      }),
    ),
  'staff-moves': async ({ backend, id }, { status = '' }) =>
    officeAnswered(await office(backend, id, MOVES[status] ?? status)),
  'lender-approves': async ({ backend, id }) => officeAnswered(await office(backend, id, 'approve-request')),
  returned: async ({ backend, id }, { amount = '' }) =>
    officeAnswered(await office(backend, id, 'return', { id: randomUUID(), amount })),
  /** A part is staff's to mark; of the whole the provider tells. */
  async reversal(played, step) {
    const { id, amount } = await paymentOf(played, step.of);
    if (toCents(Number(step.amount)) === amount) return playRefund(played, step);
    const fields = { id: randomUUID(), of: String(id), amount: step.amount ?? '' };
    return officeAnswered(await office(played.backend, played.id, 'reverse', fields));
  },
};

/** Plays a step by the real calls. @returns what became of it, in the file's words @throws Error if no call does it */
export async function play(played: Played, step: Step): Promise<string> {
  const said = (await STEPS[step.event]?.(played, step)) ?? (await playNews(played, step));
  if (said === undefined) throw new Error(`no call does ${step.event}`);
  return said;
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerFinancing, cents, negotiation, type SessionUser, toCents, withdrawPayment } from '@vitrina/contract';
import { type Actor, figuresOf, REFUSALS, type Refusal } from '@vitrina/rules';
import { changeNegotiation } from '../../src/sales/purchases/change';
import type { StoredEvent } from '../../src/sales/purchases/change-event';
import { loadPurchase } from '../../src/sales/purchases/load';
import { callAs } from './account';
import type { Served } from './backend';
import { tell } from './story';
import { payerOf } from './transfer';

/** One step of a scenario of the requirement: an event with its fields, the answer that it must have, the figures after it. */
type Step = Record<string, string> & { event: string; answer: string; then: Record<string, unknown> };
type Scenario = {
  name: string;
  purchase: { kind: 'cash' | 'credit'; total: string; downPayment?: string };
  steps: Step[];
};

const FILE = resolve(__dirname, '../../../shared/rules/src/purchase/scenarios.json');

/** The scenarios whose steps all have a call or an event here. */
export const scenarios = (events: readonly string[]): Scenario[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { scenarios: Scenario[] }).scenarios.filter(({ steps }) =>
    steps.every(({ event }) => events.includes(event)),
  );

/** A purchase of a scenario as its calls see it; `ids` are the rows' by the file's names. */
export interface Played {
  readonly backend: Served;
  readonly user: SessionUser;
  readonly id: number;
  readonly ids: Map<string, number>;
}

/** What became of a step, in the file's words. */
type Spelled = string;

const REASONS: Partial<Record<Refusal, string>> = { 'nothing payable': 'nothing is payable' };

/** A refusal by its message. A number that is no amount of the contract is refused before anybody looks at it. */
function refusalOf(status: number, message: string): Spelled {
  if (status === 409 && message.includes('tarjeta')) return 'conflict: open attempt';
  if (status === 400) return 'refused: amount';
  const [reason] = Object.entries(REFUSALS).find(([, text]) => text === message) ?? [];
  return `refused: ${REASONS[reason as Refusal] ?? reason ?? message}`;
}

const spelled = ({ status, message }: { status: number; message: string }): Spelled =>
  status === 200 ? 'ok' : refusalOf(status, message);

/** What nobody calls: staff, the lender and the provider change the purchase as the back office does. */
async function change({ backend, id }: Played, event: StoredEvent, actor: Actor): Promise<Spelled> {
  const { answer } = await changeNegotiation(backend.database, { negotiationId: id, event, actor, address: '' });
  if (answer.kind === 'refused') return `refused: ${REASONS[answer.reason] ?? answer.reason}`;
  return { applied: 'ok', known: 'ok: known already', unchanged: 'ok: nothing changes', conflict: 'conflict' }[
    answer.kind
  ];
}

const MOVES: Record<string, 'invoice' | 'deliver' | 'cancel'> = {
  FACTURADA: 'invoice',
  ENTREGADA: 'deliver',
  CANCELADO: 'cancel',
};
const rowOf = ({ ids }: Played, step: Step) => ids.get(step.id ?? '') ?? 0;

/** How each event of the file comes about where no card provider is needed: the customer's by their calls. */
export const CALLS: Record<string, (played: Played, step: Step) => Promise<Spelled>> = {
  async transfer(played, step) {
    const { register } = await payerOf(played.backend, played.user, played.id);
    const answer = await register({ amount: cents(Math.round(Number(step.amount) * 100)) });
    if (answer.answer) played.ids.set(step.id ?? '', answer.answer.id);
    return spelled(answer);
  },
  'buyer-withdraws': async (played, step) =>
    spelled(
      await callAs(played.backend, played.user, withdrawPayment, { id: played.id, paymentId: rowOf(played, step) }),
    ),
  'buyer-accepts': async ({ backend, user, id }) =>
    spelled(await callAs(backend, user, answerFinancing, { id, accepted: true })),
  'staff-approves': (played, step) =>
    change(played, { type: 'approve-transfer', id: `${rowOf(played, step)}` }, 'staff'),
  'staff-rejects': (played, step) =>
    change(played, { type: 'reject-transfer', id: `${rowOf(played, step)}`, reason: 'No está en el banco' }, 'staff'),
  'staff-moves': (played, step) => change(played, { type: MOVES[step.status ?? ''] ?? 'cancel' }, 'staff'),
  'lender-approves': (played) => change(played, { type: 'approve-request' }, 'lender'),
  returned: (played, step) =>
    change(played, { type: 'return', id: crypto.randomUUID(), amount: toCents(Number(step.amount)) }, 'staff'),
};

/** A customer's purchase with the amounts of a scenario. */
export async function begin(backend: Served, user: SessionUser, { purchase }: Scenario): Promise<Played> {
  const { kind, total, downPayment } = purchase;
  const { database } = backend;
  const id = await tell(database, user.id, { car: 'kira', kind, quoted: 9, decided: 8 });
  const totalCents = toCents(Number(total));
  await database
    .updateTable('quotation')
    .set({ total_cents: totalCents })
    .where('id', 'in', (of) => of.selectFrom('negotiation').select('quotation_id').where('negotiation.id', '=', id))
    .execute();
  if (downPayment !== undefined) {
    const down = toCents(Number(downPayment));
    await database
      .updateTable('financing')
      .set({ down_payment_cents: down, financed_cents: cents(totalCents - down) })
      .where('negotiation_id', '=', id)
      .execute();
  }
  return { backend, user, id, ids: new Map() };
}

const written = (value: unknown, name: string) =>
  value === undefined ? null : typeof value === 'number' && name !== 'stepper' ? (value / 100).toFixed(2) : value;

/** Every figure of the file as the database has it, and those that a customer is told as the call tells them. */
export async function figuresNow({ backend, user, id }: Played, names: readonly string[]) {
  const { purchase } = await loadPurchase(backend.database, id);
  const figures: Record<string, unknown> = { ...figuresOf(purchase), status: purchase.status };
  const { answer } = await callAs(backend, user, negotiation, { id });
  const { paid, balance, toReturn, isSettled, inConfirmation, status } = answer?.purchase ?? {};
  const told: Record<string, unknown> = { paid, balance, toReturn, settled: isSettled, status };
  return {
    stored: Object.fromEntries(names.map((name) => [name, written(figures[name], name)])),
    told: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, written(value, name)])),
    inConfirmation: written(inConfirmation, 'inConfirmation'),
  };
}

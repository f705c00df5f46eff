import { randomUUID } from 'node:crypto';
import {
  type AgencyBankAccount,
  checkCardPayment,
  createCardPayment,
  type Endpoint,
  p2pNotification,
  registerPayment,
  type SessionUser,
  withdrawPayment,
} from '@vitrina/contract';
import { urlOf } from '../../src/platform/http/calls';
import { RESPONSE_PATH } from '../../src/sales/cards/payme-response';
import { callAs } from './account';
import { cardPayment } from './card-payments';
import type { FakeProviders } from './fake-providers';
import type { MortalProgram } from './mortal-program';
import { office } from './office';
import type { KnownTransfer, Ledger } from './payment-ledger';
import type { Plan } from './payment-plans';
import { registration } from './transfer';

type CardPlan = Extract<Plan[number], { does: 'card' }>;
type TransferPlan = Extract<Plan[number], { does: 'transfer' }>;

/** Who works on the purchases, and with what. */
export interface Strangers {
  readonly program: MortalProgram;
  readonly fake: FakeProviders;
  readonly user: SessionUser;
  readonly account: AgencyBankAccount;
}

const times = <Value>(count: number, make: () => Promise<Value>) => Promise.all(Array.from({ length: count }, make));

/** The customer asks until there is an answer that is no failure of the server. */
const ask = <Request, Response>({ program, user }: Strangers, endpoint: Endpoint<Request, Response>, words: Request) =>
  program.until(async (at) => {
    const answer = await callAs(at, user, endpoint, words);
    if (answer.status >= 500) throw new Error(`${endpoint.name}: ${answer.status} ${answer.message}`);
    return answer;
  });

/** Posts once, as a provider or a browser that is closed afterwards does. */
const send = ({ program }: Strangers, path: string, body: string | URLSearchParams) =>
  program.once(({ origin }) =>
    fetch(origin + path, {
      ...{ method: 'POST', body },
      headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    }),
  );

/** p2p decides on a session and tells of it. */
async function p2pDecides(strangers: Strangers, requestId: string, { end, told, isReversed }: CardPlan): Promise<void> {
  const { fake } = strangers;
  const session = fake.sessions.get(requestId);
  if (session?.status !== 'PENDING') return;
  const charge = end === 'denied' ? undefined : fake.pay(session);
  fake.end(session, charge ? 'APPROVED' : 'REJECTED', charge ? '00' : 'XN');
  const notification = fake.notification(session);
  await times(told, () => send(strangers, urlOf(p2pNotification), notification));
  if (charge && isReversed) charge.refunded = true;
}

/** payme decides on an operation and tells of it. It does so of one that the shop has given up, too. */
async function paymeDecides(strangers: Strangers, number: string, plan: CardPlan): Promise<void> {
  const { end, told, isReversed } = plan;
  const amount = String(plan.amount);
  const operation = { result: end === 'denied' ? '2' : '3', errorCode: '00', purchaseAmount: amount };
  strangers.fake.operations.set(number, operation);
  const response = strangers.fake.response(number, amount, end === 'denied' ? '01' : '00');
  await times(told, () => send(strangers, RESPONSE_PATH, response));
  if (end !== 'denied' && isReversed) operation.result = '4';
}

/** The session that a customer is sent to; none of an attempt that has ended. */
const sessionIn = (answer: object) => ('address' in answer ? String(answer.address).split('/').at(-1) : undefined);

/** The customer pays by card, after the end of other open payments. @returns what the provider may do later */
async function payByCard(strangers: Strangers, ledger: Ledger, plan: CardPlan): Promise<() => Promise<void>> {
  const { id, sessions, operations } = ledger;
  const { provider, amount, clicks, end, isChecked } = plan;
  const attempt = randomUUID();
  const words = { ...cardPayment(id, { attempt, provider, amount }), releasesOpen: true };
  const answers = await times(clicks, () => ask(strangers, createCardPayment, words));
  const [reference] = answers.flatMap(({ answer }) => {
    if (answer === undefined) return [];
    return ('operationNumber' in answer ? answer.operationNumber : sessionIn(answer)) ?? [];
  });
  const nothing = async () => undefined;
  if (reference === undefined) return nothing;
  (provider === 'p2p' ? sessions : operations).add(reference);
  const decide = () => (provider === 'p2p' ? p2pDecides : paymeDecides)(strangers, reference, plan);
  if (end === 'approved' || end === 'denied') await decide();
  if (isChecked) await ask(strangers, checkCardPayment, { id, attempt });
  return end === 'late' ? decide : nothing;
}

/** Somebody decides on a transfer. @returns the state that it has by their answer; undefined if they were too late */
async function decideOn(
  strangers: Strangers,
  id: number,
  paymentId: number,
  decider: TransferPlan['deciders'][number],
): Promise<KnownTransfer['state'] | undefined> {
  if (decider === 'withdraw') {
    const { status } = await ask(strangers, withdrawPayment, { id, paymentId });
    return status === 200 ? 'CANCELADO' : undefined;
  }
  const fields = { id: String(paymentId), ...(decider === 'reject-transfer' && { reason: 'No está en el banco' }) };
  const says = await strangers.program.until((at) => office(at, id, decider, fields));
  if (says !== 'done' && says !== 'done before') return undefined;
  return decider === 'approve-transfer' ? 'PROCESADO' : 'RE';
}

/** The customer registers a transfer, and all who decide on it do so at once. */
async function payByTransfer(strangers: Strangers, { id, transfers }: Ledger, plan: TransferPlan): Promise<void> {
  const { amount, clicks, deciders } = plan;
  const words = { ...registration(id, strangers.account, { amount }), releasesOpen: true };
  const answers = await times(clicks, () => ask(strangers, registerPayment, words));
  const rows = [...new Set(answers.flatMap(({ answer }) => answer?.id ?? []))];
  expect(rows.length).toBeLessThanOrEqual(1);
  const [paymentId] = rows;
  if (paymentId === undefined) return;
  const decisions = await Promise.all(deciders.map((decider) => decideOn(strangers, id, paymentId, decider)));
  const states = [...new Set(decisions.filter((state) => state !== undefined))];
  expect(states).toHaveLength(Math.min(1, deciders.length));
  transfers.push({ amount, state: states[0] ?? 'PE' });
}

/** Everything that happens to one purchase, written down as those know it who do it. */
export async function carryOut(strangers: Strangers, ledger: Ledger, plan: Plan): Promise<void> {
  const later: (() => Promise<void>)[] = [];
  for (const step of plan) {
    if (step.does === 'card') later.push(await payByCard(strangers, ledger, step));
    else await payByTransfer(strangers, ledger, step);
  }
  for (const decide of later) await decide();
}

import { checkCardPayment, p2pNotification } from '@vitrina/contract';
import { sql } from 'kysely';
import { urlOf } from '../../src/platform/http/calls';
import { type AttemptRow, attemptBySubmit } from '../../src/sales/cards/attempts';
import { RESPONSE_PATH } from '../../src/sales/cards/payme-response';
import { callAs } from './account';
import { post } from './backend';
import { hurry } from './card-payments';
import { eventually } from './eventually';
import type { Played, Step } from './scenario';

/** A step of a provider, or of the clock, on a card payment: what it does, and what the payment would be after it. */
interface News {
  readonly becomes: AttemptRow['state'];
  readonly happens: (played: Played, row: AttemptRow) => Promise<void>;
}

const EXPIRED_MS = 32 * 60_000;

async function rowOf({ backend, attempts }: Played, name = ''): Promise<AttemptRow> {
  const row = await attemptBySubmit(backend.database, attempts.get(name) ?? '');
  if (!row) throw new Error(`no card payment was opened as ${name}`);
  return row;
}

/** p2p ends a session and tells of it. */
const p2pEnds = async ({ backend, fake }: Played, row: AttemptRow, end: 'APPROVED' | 'REJECTED', reason?: string) => {
  const session = fake.session(row.reference);
  if (end === 'APPROVED' && session.payment.length === 0) fake.pay(session);
  if (end === 'REJECTED') session.payment = [];
  fake.end(session, end, reason);
  expect((await post(backend, urlOf(p2pNotification), fake.notification(session))).status).toBe(200);
};

/** payme decides on an operation and tells of it, by its server. */
const paymeSays = async ({ backend, fake }: Played, row: AttemptRow, result: string, response: string) => {
  const amount = String(row.amount_cents);
  const number = row.provider_reference ?? '';
  fake.operations.set(number, { result, errorCode: '00', purchaseAmount: amount });
  const body = fake.response(number, amount, response).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(backend, RESPONSE_PATH, body, type)).status).toBe(200);
};

const NEWS: Readonly<Record<string, News>> = {
  'provider-approves': {
    becomes: 'PROCESADO',
    happens: (played, row) =>
      row.provider === 'p2p' ? p2pEnds(played, row, 'APPROVED') : paymeSays(played, row, '3', '00'),
  },
  'provider-rejects': {
    becomes: 'RECHAZADA',
    happens: (played, row) =>
      row.provider === 'p2p' ? p2pEnds(played, row, 'REJECTED', 'XN') : paymeSays(played, row, '2', '01'),
  },
  'provider-cancels': { becomes: 'CANCELADO', happens: (played, row) => p2pEnds(played, row, 'REJECTED', '?C') },
  /** The clock passes every term; both providers still say that it is pending. */
  'attempt-expires': {
    becomes: 'EXPIRADO',
    async happens({ backend, fake }, { id, provider, provider_reference, created_at, expires_at, amount_cents }) {
      const earlier = (moment: Date) => new Date(moment.getTime() - EXPIRED_MS);
      await backend.database
        .updateTable('card_attempt')
        .set({ created_at: earlier(created_at), expires_at: earlier(expires_at) })
        .where('id', '=', id)
        .execute();
      if (provider === 'payme')
        fake.operations.set(provider_reference ?? '', {
          ...{ result: '1', errorCode: '', purchaseAmount: String(amount_cents) },
        });
    },
  },
};

/** Lets the work of what a provider told end, and the job that asks it run once; then the buyer's page asks. */
async function hear(played: Played, { id, attempt }: AttemptRow): Promise<void> {
  const { database } = played.backend;
  await eventually(async () => {
    const { rows } = await sql`select id from pgboss.job
      where name in ('take-card-notification', 'ask-payme') and state <> 'completed'`.execute(database);
    expect(rows).toEqual([]);
  });
  const askAt = async () =>
    (await database.selectFrom('card_attempt').select('ask_at').where('id', '=', id).executeTakeFirstOrThrow()).ask_at;
  const before = await askAt();
  await hurry(played.backend);
  await eventually(async () => expect(Number(await askAt())).toBeGreaterThan(Number(before)));
  await database.updateTable('card_attempt').set({ asked_at: null }).where('id', '=', id).execute();
  await callAs(played.backend, played.user, checkCardPayment, { id: played.id, attempt });
}

/** Everything that a provider's news could change. */
const written = async ({ backend: { database }, id }: Played) => ({
  attempts: await database
    .selectFrom('card_attempt')
    .select(['id', 'state'])
    .where('negotiation_id', '=', id)
    .execute(),
  payments: await database
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'status'])
    .where('negotiation_id', '=', id)
    .execute(),
});

/** Plays a step of a provider or of the clock. @returns what became of it, in the file's words; undefined if it is none */
export async function playNews(played: Played, step: Step): Promise<string | undefined> {
  const news = NEWS[step.event];
  if (!news) return undefined;
  const row = await rowOf(played, step.id);
  const before = JSON.stringify(await written(played));
  await news.happens(played, row);
  await hear(played, row);
  if (JSON.stringify(await written(played)) !== before) return 'ok';
  return row.state === news.becomes ? 'ok: known already' : 'ok: nothing changes';
}

/** A charge of a card payment is taken back whole: p2p's query shows it, and the job finds it. */
export async function playRefund(played: Played, step: Step): Promise<string> {
  const row = await rowOf(played, step.of);
  const [payment] = played.fake.session(row.reference).payment;
  Object.assign(payment ?? {}, { refunded: true });
  await hear(played, row);
  return 'ok';
}

/** The payment that a card payment became. */
export async function paymentOf(played: Played, name = ''): Promise<{ id: number; amount: number }> {
  const row = await rowOf(played, name);
  const { id, amount_cents: amount } = await played.backend.database
    .selectFrom('payment')
    .select(['id', 'amount_cents'])
    .where('card_attempt_id', '=', row.id)
    .where('kind', '=', 'payment')
    .executeTakeFirstOrThrow();
  return { id, amount };
}

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import { CarrierRefusal } from './carrier';
import type { Carriers } from './carriers';
import type { Channel } from './message';
import { render } from './render';

const PAUSE_MS = 1000;
const FIRST_RETRY_SECONDS = 5;
const LAST_RETRY_SECONDS = 3600;

/** What sends messages. */
interface Sending {
  database: Kysely<Database>;
  carriers: Carriers;
  log: Logger;
}

type Row = Selectable<Database['outbox']>;

/** The message that is due and will be worth nothing soonest: codes before quotations. It is locked. */
const nextOf = (transaction: Transaction<Database>, channel: Channel): Promise<Row | undefined> =>
  transaction
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('next_try_at', '<=', new Date())
    .where('expires_at', '>', new Date())
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** What becomes of a message that was not taken: it waits, each time twice as long, unless it will never be taken. */
function afterFailure({ tries }: Row, error: unknown) {
  const last_error = String((error as Error).message);
  if (error instanceof CarrierRefusal && error.isFinal) return { refused_at: new Date(), content: 'null', last_error };
  const seconds = Math.min(FIRST_RETRY_SECONDS * 2 ** tries, LAST_RETRY_SECONDS);
  return { tries: tries + 1, next_try_at: sql<Date>`now() + make_interval(secs => ${seconds})`, last_error };
}

/**
 * Sends the next message of a channel that is due, if any. The row is locked meanwhile, so that each message is taken by one
 * instance; one that is handed over and then not marked, because the process died, is sent twice rather than never.
 * @returns whether there was one
 */
async function sendNext({ database, carriers, log }: Sending, channel: Channel): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await nextOf(transaction, channel);
    if (!row) return false;
    const mark = transaction.updateTable('outbox').where('id', '=', row.id);
    // What fails in the database while the text is made must not keep the row from being marked.
    await sql`savepoint sending`.execute(transaction);
    try {
      const message = row.content && (await render(transaction, row.content));
      if (message) await carriers[channel](row.recipient, message);
    } catch (error) {
      const outcome = afterFailure(row, error);
      const isFinal = 'refused_at' in outcome;
      const text = isFinal ? 'a message was refused for good' : 'a message was not sent; it will be tried again';
      log.warn({ message: row.id, channel, err: error }, text);
      await sql`rollback to savepoint sending`.execute(transaction);
      await mark.set(outcome).execute();
      return true;
    }
    // What was said may have been a secret.
    await mark.set({ sent_at: new Date(), content: 'null', last_error: null }).execute();
    return true;
  });
}

/** Sends what waits for one channel, one message after the other, until it is stopped. Returns the stopping. */
function startLane(sending: Sending, channel: Channel): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const sendAll = async () => {
    try {
      while (!isStopping && (await sendNext(sending, channel)));
    } catch (error) {
      sending.log.warn({ err: error }, 'the outbox cannot be read');
    }
    if (!isStopping) timer = setTimeout(run, PAUSE_MS);
  };
  const run = () => {
    work = sendAll();
  };

  run();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await work;
  };
}

/** Sends what is in the outbox until it is stopped; a server that is slow holds up its own channel only. Returns the stopping. */
export function startWorker(sending: Sending): () => Promise<void> {
  const stops = (['mail', 'sms'] as const).map((channel) => startLane(sending, channel));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    sending.carriers.close();
  };
}

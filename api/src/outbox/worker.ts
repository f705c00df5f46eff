import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import type { Carriers } from './carriers';
import { render } from './render';

const PAUSE_MS = 1000;
const FIRST_RETRY_SECONDS = 5;
const LAST_RETRY_SECONDS = 3600;

/**
 * Sends the next message that is due, if any. The row is locked meanwhile, so that each message is taken by one instance;
 * one that is handed over and then not marked, because the process died, is sent twice rather than never.
 * @returns whether there was one
 */
async function sendNext(database: Kysely<Database>, carriers: Carriers, log: Logger): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', new Date())
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', new Date())]))
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const mark = transaction.updateTable('outbox').where('id', '=', row.id);
    try {
      const message = row.content && (await render(transaction, row.content));
      if (message) await carriers[row.channel](row.recipient, message);
      // What was said may have been a secret.
      await mark.set({ sent_at: new Date(), content: 'null', last_error: null }).execute();
    } catch (error) {
      const seconds = Math.min(FIRST_RETRY_SECONDS * 2 ** row.tries, LAST_RETRY_SECONDS);
      log.warn({ message: row.id, channel: row.channel, err: error }, 'a message was not sent; it will be tried again');
      await mark
        .set({
          tries: row.tries + 1,
          next_try_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
          last_error: String((error as Error).message),
        })
        .execute();
    }
    return true;
  });
}

/** Sends what is in the outbox, one message after the other, until it is stopped. Returns the stopping. */
export function startWorker(database: Kysely<Database>, carriers: Carriers, log: Logger): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const sendAll = async () => {
    try {
      while (!isStopping && (await sendNext(database, carriers, log)));
    } catch (error) {
      log.warn({ err: error }, 'the outbox cannot be read');
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
    carriers.close();
  };
}

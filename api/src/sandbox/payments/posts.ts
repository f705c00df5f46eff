import type { Insertable, Kysely, Selectable } from 'kysely';
import { number, object } from 'valibot';
import type { Database } from '../../platform/database/schema';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../platform/jobs/job';

/** How long a provider waits for the shop's answer. */
const LIMIT_MS = 10_000;

type Post = Selectable<Database['sandbox_post']>;
type Written = Pick<Insertable<Database['sandbox_post']>, 'provider' | 'subject' | 'path' | 'content_type' | 'body'>;

/** Sends a post when it is due. One that fails is told in its row: whether it is sent again is the provider's business. */
export const sendPost = defineJob({
  name: 'sandbox-post',
  payload: object({ postId: number() }),
  retry: { firstSeconds: 1, longestSeconds: 60, tries: 5 },
  limitSeconds: 60,
});

/** Writes down what a provider will send. @returns the post's id */
export async function writePost(
  transaction: Kysely<Database>,
  post: Written,
  { dueAt, retries = 0 }: { dueAt: Date; retries?: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('sandbox_post')
    .values({ ...post, due_at: dueAt, retries_left: retries, sent_at: null, answer: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a post that the job sends by itself, when it is due. */
export async function schedulePost(
  transaction: Kysely<Database>,
  post: Written,
  when: { dueAt: Date; retries?: number },
): Promise<void> {
  const postId = await writePost(transaction, post, when);
  await enqueue(transaction, sendPost, { postId }, { runAt: when.dueAt });
}

/** Posts to the shop. @returns status of the answer, or why there was none; and whether it was 2xx */
async function post(shop: string, { path, content_type, body }: Post): Promise<{ answer: string; isTaken: boolean }> {
  try {
    const { status, ok } = await fetch(shop + path, {
      ...{ method: 'POST', headers: { 'content-type': content_type }, body, redirect: 'manual' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { answer: String(status), isTaken: ok || (status >= 300 && status < 400) };
  } catch (error) {
    return { answer: (error as Error).name, isTaken: false };
  }
}

/**
 * Sends a post that was not sent yet, and writes down how it was answered.
 * @param shop its address: the providers reach it on this machine
 * @returns the post if the shop did not take it
 */
export async function deliverPost(database: Kysely<Database>, shop: string, postId: number): Promise<Post | undefined> {
  const row = await database
    .updateTable('sandbox_post')
    .set({ sent_at: new Date() })
    .where('id', '=', postId)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { answer, isTaken } = await post(shop, row);
  await database.updateTable('sandbox_post').set({ answer }).where('id', '=', postId).execute();
  return isTaken ? undefined : row;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { createCardPayment, WordOf } from '@vitrina/contract';
import { type AttemptRow, attemptById, isAtProvider, isOpen } from './attempts';
import type { CardContext } from './context';
import { giveUpUnopened } from './give-up';
import type { CardProvider } from './provider';
import { type Caller, sessionOf } from './session';

/** What a create answers. */
export type OpenedWords = WordOf<(typeof createCardPayment)['response']>;

const LOOK_EVERY_MS = 200;

/** The words of an attempt that has ended: where it stands, and no way to pay. */
export const endedWords = ({ provider, state }: AttemptRow): OpenedWords =>
  provider === 'p2p' ? { kind: 'p2p', status: state } : { kind: 'payme', success: false, status: state };

/** How an open attempt goes on: at the address of its session, or by its form again. */
export async function openWords(
  { database }: CardContext,
  provider: CardProvider,
  row: AttemptRow,
  caller: Caller,
): Promise<OpenedWords> {
  if (provider.name === 'p2p') return { kind: 'p2p', status: row.state, address: row.address ?? undefined };
  const { form } = await provider.open(await sessionOf(database, row, caller));
  return { kind: 'payme', success: true, status: row.state, ...form };
}

/** The attempt once its create has ended: another request, perhaps on another instance, is about it. */
async function whenOpened(context: CardContext, row: AttemptRow): Promise<AttemptRow> {
  let now = row;
  while (isOpen(now) && !isAtProvider(now)) {
    await giveUpUnopened(context, now);
    await wait(LOOK_EVERY_MS);
    now = (await attemptById(context.database, row.id)) ?? now;
  }
  return now;
}

/** What a create answers whose attempt is known: it opens no second session, whoever opens the first. */
export async function answerKnown(
  context: CardContext,
  provider: CardProvider,
  row: AttemptRow,
  caller: Caller,
): Promise<OpenedWords> {
  const now = await whenOpened(context, row);
  return isOpen(now) ? openWords(context, provider, now, caller) : endedWords(now);
}

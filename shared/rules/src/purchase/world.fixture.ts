import { type Cents, cents } from '@vitrina/contract';
import {
  changePurchase,
  type EventOf,
  newCashPurchase,
  type ProviderSays,
  type Purchase,
  type PurchaseEvent,
  releaseBy,
  type TimedAttempt,
} from './index';

/**
 * A purchase that customer, provider, staff and server work on in any order, with everything that goes wrong: events that
 * come twice, late or never, a server that forgets what it had in hand. Store and clock are fakes: the store is the last
 * committed purchase, and a restart loses all but that.
 */
export const TOTAL = cents(1_200_000);
export const MINUTE = 60_000;
type Actor = Parameters<typeof changePurchase>[2];

/** What a provider knows of an attempt, whatever the shop knows. */
interface Session {
  readonly provider: 'p2p' | 'payme';
  readonly amount: Cents;
  readonly openedAt: number;
  state: 'pending' | 'approved' | 'denied' | 'cancelled';
  reversed: boolean;
}

/** What customer and staff know of a transfer: what the shop has answered them. */
interface Sent {
  readonly event: EventOf<'register'>;
  state: 'PE' | 'PROCESADO' | 'RE' | 'CANCELADO';
  /** What staff has marked as reversed, each a row. */
  readonly reversed: Cents[];
}

/** All that there is. */
export interface World {
  now: number;
  stored: Purchase;
  /** The provider's side. */
  readonly sessions: Map<string, Session>;
  /** The customer's and the staff's. */
  readonly sent: Map<string, Sent>;
  readonly returned: Cents[];
  /** Events that are on their way to the store: some are lost, some come twice. */
  inFlight: [PurchaseEvent, Actor][];
  /** When the job asks next, by attempt. */
  readonly asks: Map<string, number>;
  next: number;
}

export const newWorld = (): World => ({
  ...{ now: 0, stored: newCashPurchase(TOTAL), sessions: new Map(), sent: new Map(), returned: [] },
  ...{ inFlight: [], asks: new Map(), next: 1 },
});

/** Commits an event. @returns whether it was applied */
export function commit(world: World, event: PurchaseEvent, actor: Actor): boolean {
  const { purchase, answer } = changePurchase(world.stored, event, actor);
  world.stored = purchase;
  return answer.kind === 'applied';
}

/** An id that nothing has yet. */
export function idOf(world: World, kind: string): string {
  world.next += 1;
  return `${kind}${world.next}`;
}

/** An attempt of the store with its times. */
export const timedOf = (world: World, id: string): TimedAttempt | undefined => {
  const attempt = world.stored.attempts.find((each) => each.id === id);
  const session = world.sessions.get(id);
  return attempt && session && { ...attempt, openedAt: session.openedAt, expiresAt: session.openedAt + 30 * MINUTE };
};

/** What follows from the provider's answer about an attempt: as the server does it. */
export function answersOf(world: World, id: string): World['inFlight'] {
  const session = world.sessions.get(id);
  const attempt = timedOf(world, id);
  if (!session || !attempt) return [];
  if (session.state === 'approved') {
    const charge = { type: 'approve-attempt', id, reference: `tx-${id}`, amount: session.amount } as const;
    const of = `card/${id}/tx-${id}`;
    const back = { type: 'reverse', id: `reversal-${id}`, of, amount: session.amount } as const;
    return session.reversed
      ? [
          [charge, 'provider'],
          [back, 'provider'],
        ]
      : [[charge, 'provider']];
  }
  const event = releaseBy(attempt, session.state satisfies ProviderSays, world.now);
  return event ? [[event, event.type === 'expire-attempt' ? 'server' : 'provider']] : [];
}

/** The shop takes over what an attempt's provider answers. */
export const take = (world: World, id: string) => {
  for (const answer of answersOf(world, id)) commit(world, ...answer);
};

/** Everything that was on its way arrives, every term passes, and the job asks once more. What p2p still reviews stays open. */
export function settle(world: World): void {
  for (const sent of world.inFlight) commit(world, ...sent);
  world.now += 31 * MINUTE;
  for (const id of world.sessions.keys()) take(world, id);
}

import { type Cents, cents } from '@vitrina/contract';
import fc from 'fast-check';
import {
  askAgainAt,
  changePurchase,
  figuresOf,
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
const TOTAL = cents(1_000_000);
const MINUTE = 60_000;

/** What a provider knows of an attempt, whatever the shop knows. */
interface Session {
  readonly provider: 'p2p' | 'payme';
  readonly amount: Cents;
  readonly openedAt: number;
  state: 'pending' | 'approved' | 'denied' | 'cancelled';
  reversed: boolean;
}

interface World {
  now: number;
  stored: Purchase;
  /** The provider's side. */
  readonly sessions: Map<string, Session>;
  /** Events that are on their way to the store: some are lost, some come twice. */
  inFlight: [PurchaseEvent, Parameters<typeof changePurchase>[2]][];
  /** When the job asks next, by attempt. */
  readonly asks: Map<string, number>;
  next: number;
}

const commit = (world: World, event: PurchaseEvent, actor: Parameters<typeof changePurchase>[2]) => {
  const { purchase, answer } = changePurchase(world.stored, event, actor);
  world.stored = purchase;
  return answer;
};

const timedOf = (world: World, id: string): TimedAttempt | undefined => {
  const attempt = world.stored.attempts.find((each) => each.id === id);
  const session = world.sessions.get(id);
  return attempt && session && { ...attempt, openedAt: session.openedAt, expiresAt: session.openedAt + 30 * MINUTE };
};

/** What follows from the provider's answer about an attempt: as the server does it. */
function answersOf(world: World, id: string): World['inFlight'] {
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

const idAt = (world: World, index: number): string | undefined => {
  const ids = [...world.sessions.keys()];
  return ids[index % Math.max(ids.length, 1)];
};

/** A step of the world, with an index or an amount to choose by. */
const STEPS: Readonly<Record<string, (world: World, choice: number) => void>> = {
  open(world, choice) {
    const provider = choice % 2 ? 'payme' : 'p2p';
    const amount = cents(1 + ((choice * 7919) % TOTAL));
    const id = `a${world.next}`;
    world.next += 1;
    if (commit(world, { type: 'open-attempt', id, provider, amount }, 'customer').kind !== 'applied') return;
    world.sessions.set(id, { provider, amount, openedAt: world.now, state: 'pending', reversed: false });
    world.asks.set(id, world.now + MINUTE / 2);
  },
  openAgain(world, choice) {
    const id = idAt(world, choice);
    const session = id && world.sessions.get(id);
    if (id && session) commit(world, { type: 'open-attempt', id, ...session }, 'customer');
  },
  transfer(world, choice) {
    const id = `t${world.next}`;
    world.next += 1;
    const amount = cents(1 + ((choice * 104_729) % TOTAL));
    const receipt = { bankId: choice % 3, number: String(choice % 50) };
    commit(world, { type: 'register', id, method: 'bankTransfer', amount, receipt }, 'customer');
  },
  staff(world, choice) {
    const pending = world.stored.payments.filter(({ status }) => status === 'PE');
    const payment = pending[choice % Math.max(pending.length, 1)];
    const type = (['approve-transfer', 'reject-transfer', 'withdraw'] as const)[choice % 3] ?? 'withdraw';
    if (payment) commit(world, { type, id: payment.id }, type === 'withdraw' ? 'customer' : 'staff');
  },
  /** The provider's own: it tells nobody yet. */
  decide(world, choice) {
    const session = world.sessions.get(idAt(world, choice) ?? '');
    if (session?.state === 'pending') session.state = choice % 3 ? 'approved' : 'denied';
  },
  reverse(world, choice) {
    const session = world.sessions.get(idAt(world, choice) ?? '');
    if (session?.state === 'approved') session.reversed = true;
  },
  notify(world, choice) {
    const id = idAt(world, choice);
    if (id) world.inFlight.push(...answersOf(world, id));
  },
  arrive(world, choice) {
    const [sent] = world.inFlight.splice(choice % Math.max(world.inFlight.length, 1), 1);
    if (!sent) return;
    commit(world, ...sent);
    // At least once: the same may come again.
    if (choice % 4 === 0) world.inFlight.push(sent);
  },
  lose(world, choice) {
    world.inFlight.splice(choice % Math.max(world.inFlight.length, 1), 1);
  },
  /** What was not committed is gone. */
  restart(world) {
    world.inFlight = [];
  },
  wait(world, choice) {
    world.now += (1 + (choice % 40)) * MINUTE;
    for (const [id, at] of world.asks) {
      if (at > world.now) continue;
      for (const sent of answersOf(world, id)) commit(world, ...sent);
      const attempt = timedOf(world, id);
      const next = attempt && askAgainAt(attempt, world.now);
      if (next === undefined) world.asks.delete(id);
      else world.asks.set(id, next);
    }
  },
  /** The customer's 'sí' to another payment: p2p cancels what is pending, payme is asked. */
  release(world) {
    for (const { id, status } of world.stored.attempts) {
      const session = world.sessions.get(id);
      if (status !== 'PENDIENTE' || !session) continue;
      if (session.provider === 'p2p' && session.state === 'pending') session.state = 'cancelled';
      for (const sent of answersOf(world, id)) commit(world, ...sent);
    }
  },
};

const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(100_000));

/** Everything that was on its way arrives, and the job asks until every provider's answer is taken over. */
function settle(world: World): void {
  for (const sent of world.inFlight) commit(world, ...sent);
  world.now += 31 * MINUTE;
  for (const session of world.sessions.values()) if (session.state === 'pending') session.state = 'denied';
  for (const id of world.sessions.keys()) for (const sent of answersOf(world, id)) commit(world, ...sent);
}

test('1,000 interleavings end with the figures of the rules, nothing negative, nothing twice, nothing lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world: World = {
        ...{ now: 0, stored: newCashPurchase(TOTAL), sessions: new Map(), inFlight: [], asks: new Map(), next: 1 },
      };
      for (const [name, choice] of steps) {
        STEPS[name]?.(world, choice);
        const { balance = 0, free = 0, reserved, toReturn } = figuresOf(world.stored);
        // Not `expect`: it would be called half a million times.
        if (Math.min(balance, free, reserved, toReturn) < 0) throw new Error(`${name} made an amount negative`);
      }
      settle(world);
      const { payments, attempts } = world.stored;
      const { paid, balance, free, toReturn, reserved } = figuresOf(world.stored);
      const taken = [...world.sessions.values()].filter(({ state }) => state === 'approved');
      const ofCards = payments.filter(({ attempt }) => attempt !== undefined);
      // None lost, none doubled: each approved session is one charge, each reversed one one reversal.
      expect(ofCards.map(({ amount }) => amount).sort()).toEqual(taken.map(({ amount }) => amount).sort());
      expect(payments.filter(({ kind }) => kind === 'reversal')).toHaveLength(
        taken.filter(({ reversed }) => reversed).length,
      );
      expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
      expect(attempts.every(({ status }) => status !== 'PENDIENTE')).toBe(true);
      const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
      const cards = sum(taken.filter(({ reversed }) => !reversed));
      const transfers = (status: string) =>
        sum(payments.filter((row) => row.method === 'bankTransfer' && row.status === status));
      expect(paid).toBe(cards + transfers('PROCESADO'));
      expect(balance).toBe(Math.max(0, TOTAL - paid - transfers('PE')));
      expect([free, reserved, toReturn]).toEqual([balance, 0, Math.max(0, paid - TOTAL)]);
    }),
    { numRuns: 1000 },
  );
});

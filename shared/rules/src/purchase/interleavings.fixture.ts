import { type Cents, cents } from '@vitrina/contract';
import { askAgainAt, figuresOf } from './index';
import { answersOf, commit, idOf, MINUTE, TOTAL, take, timedOf, type World } from './world.fixture';

const at = <Value>(all: Iterable<Value>, index: number): Value | undefined => {
  const list = [...all];
  return list[index % Math.max(list.length, 1)];
};
const part = (choice: number, of: number) => cents(1 + ((choice * 104_729) % of));
/** Half of the time what the page says is left, else a part of the total. */
const leftOr = (choice: number, left: Cents | undefined, of: number) =>
  choice % 4 < 2 && left ? left : part(choice, of);

/** A step of the world, with a number to choose and to measure by. */
export const STEPS: Readonly<Record<string, (world: World, choice: number) => void>> = {
  open(world, choice) {
    const provider = choice % 2 ? 'payme' : 'p2p';
    const amount = leftOr(choice, figuresOf(world.stored).free, TOTAL / 2);
    const id = idOf(world, 'a');
    if (!commit(world, { type: 'open-attempt', id, provider, amount }, 'customer')) return;
    world.sessions.set(id, { provider, amount, openedAt: world.now, state: 'pending', reversed: false });
    world.asks.set(id, world.now + MINUTE / 2);
  },
  transfer(world, choice) {
    const id = idOf(world, 't');
    const amount = leftOr(choice, figuresOf(world.stored).free, TOTAL / 3);
    const receipt = { bankId: choice % 3, number: String(choice % 50) };
    const event = { type: 'register', id, method: 'bankTransfer', amount, receipt } as const;
    if (commit(world, event, 'customer')) world.sent.set(id, { event, state: 'PE', reversed: [] });
  },
  /** A customer whose answer was lost sends the same again. */
  retry(world, choice) {
    const [id, session] = at(world.sessions, choice) ?? [];
    if (id && session) commit(world, { type: 'open-attempt', id, ...session }, 'customer');
    const sent = at(world.sent.values(), choice);
    if (sent) commit(world, sent.event, 'customer');
  },
  /** Staff and customer, who may both have an old page before them. */
  decideOnTransfer(world, choice) {
    const [id, sent] = at(world.sent, choice) ?? [];
    const [type, state] = at(
      [
        ['approve-transfer', 'PROCESADO'],
        ['reject-transfer', 'RE'],
        ['withdraw', 'CANCELADO'],
      ] as const,
      choice,
    ) ?? ['withdraw', 'CANCELADO'];
    if (id && sent && commit(world, { type, id }, type === 'withdraw' ? 'customer' : 'staff')) sent.state = state;
  },
  staffReverses(world, choice) {
    const [of, sent] = at(world.sent, choice) ?? [];
    const amount = part(choice, TOTAL / 6);
    const id = idOf(world, 'v');
    if (of && sent && commit(world, { type: 'reverse', id, of, amount }, 'staff')) sent.reversed.push(amount);
  },
  staffReturns(world, choice) {
    const amount = leftOr(choice, figuresOf(world.stored).toReturn, TOTAL / 6);
    if (commit(world, { type: 'return', id: idOf(world, 'r'), amount }, 'staff')) world.returned.push(amount);
  },
  /** The provider's own: it tells nobody yet. */
  decide(world, choice) {
    const session = at(world.sessions.values(), choice);
    if (session?.state === 'pending') session.state = choice % 3 ? 'approved' : 'denied';
  },
  reverse(world, choice) {
    const session = at(world.sessions.values(), choice);
    if (session?.state === 'approved') session.reversed = true;
  },
  notify(world, choice) {
    const id = at(world.sessions.keys(), choice);
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
    for (const [id, due] of world.asks) {
      if (due > world.now) continue;
      take(world, id);
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
      take(world, id);
    }
  },
};

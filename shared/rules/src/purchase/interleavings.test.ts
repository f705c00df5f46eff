import fc from 'fast-check';
import { figuresOf } from './index';
import { STEPS } from './interleavings.fixture';
import { newWorld, settle, TOTAL, type World } from './world.fixture';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The rows that must be there, by what providers, customer and staff know. */
function rowsOf({ sessions, sent, returned }: World): [amount: number, status: string][] {
  const taken = [...sessions.values()].filter(({ state }) => state === 'approved');
  return [
    ...taken.map(({ amount }): [number, string] => [amount, 'PROCESADO']),
    ...taken.filter(({ reversed }) => reversed).map(({ amount }): [number, string] => [-amount, 'CANCELADO']),
    ...[...sent.values()].map(({ event, state }): [number, string] => [event.amount, state]),
    ...[...sent.values()].flatMap(({ reversed }) => reversed.map((part): [number, string] => [-part, 'CANCELADO'])),
    ...returned.map((amount): [number, string] => [-amount, 'PROCESADO']),
  ];
}

/** The figures of purchase.md, section 3, by the same: nothing of the rules is asked. */
function figuresBy(world: World) {
  const rows = rowsOf(world);
  const pending = sum(rows.filter(([, status]) => status === 'PE').map(([amount]) => amount));
  const counted = rows.filter(([amount, status]) => status === 'PROCESADO' || amount < 0);
  const paid = sum(counted.map(([amount]) => amount));
  const underReview = [...world.sessions.values()].filter(
    ({ provider, state }) => provider === 'p2p' && state === 'pending',
  );
  const reserved = sum(underReview.map(({ amount }) => amount));
  const balance = Math.max(0, TOTAL - paid - pending);
  const free = Math.max(0, balance - reserved);
  const settled = balance === 0 && pending === 0 && reserved === 0;
  const status = settled ? 'PAGADA' : 'EN PROCESO';
  return { paid, pending, reserved, balance, free, toReturn: Math.max(0, paid - TOTAL), settled, status };
}

const inOrder = (rows: readonly [number, string][]) => rows.map(([amount, status]) => `${status} ${amount}`).sort();

const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(100_000));
const interleaving = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

test('1,000 interleavings end with the figures of the rules, nothing negative, nothing twice, nothing lost', () => {
  fc.assert(
    fc.property(interleaving, (steps) => {
      const world = newWorld();
      for (const [name, choice] of steps) {
        STEPS[name]?.(world, choice);
        const { balance = 0, free = 0, reserved, toReturn } = figuresOf(world.stored);
        // Not `expect`: it would be called half a million times.
        if (Math.min(balance, free, reserved, toReturn) < 0) throw new Error(`${name} made an amount negative`);
      }
      settle(world);
      const { payments, status } = world.stored;
      expect({ ...figuresOf(world.stored), status }).toMatchObject(figuresBy(world));
      // None lost, none doubled.
      expect(inOrder(payments.map(({ amount, status: word }) => [amount, word]))).toEqual(inOrder(rowsOf(world)));
      expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
    }),
    { numRuns: 1000 },
  );
});

/** What a world has come to, in words. */
function endsOf(world: World): string[] {
  const { settled, reserved, toReturn } = figuresBy(world);
  const { sessions, sent, returned, stored } = world;
  return [
    ...[...sessions.values()].flatMap(({ state, reversed }) => [state, ...(reversed ? ['reversed'] : [])]),
    ...[...sent.values()].flatMap(({ state, reversed }) => [state, ...(reversed.length > 0 ? ['part reversed'] : [])]),
    ...stored.attempts.map(({ status }) => status),
    ...(settled ? ['settled'] : []),
    ...(reserved > 0 ? ['under review'] : []),
    ...(toReturn > 0 ? ['to return'] : []),
    ...(returned.length > 0 ? ['returned'] : []),
  ];
}

test('interleavings come to every end', () => {
  const reached = fc.sample(interleaving, { numRuns: 500, seed: 1 }).flatMap((steps) => {
    const world = newWorld();
    for (const [name, choice] of steps) STEPS[name]?.(world, choice);
    settle(world);
    return endsOf(world);
  });
  expect([...new Set(reached)].sort()).toEqual([
    ...['CANCELADO', 'EXPIRADO', 'PE', 'PENDIENTE', 'PROCESADO', 'RE', 'RECHAZADA', 'approved', 'cancelled', 'denied'],
    ...['part reversed', 'pending', 'returned', 'reversed', 'settled', 'to return', 'under review'],
  ]);
});

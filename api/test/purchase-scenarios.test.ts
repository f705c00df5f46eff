import type { SessionUser } from '@vitrina/contract';
import { openAccount } from './support/account';
import { useBackend } from './support/backend';
import { tokenMaker } from './support/lead';
import { begin, CALLS, figuresNow, scenarios } from './support/scenario';

jest.setTimeout(60_000);

const backend = useBackend();
let user: SessionUser;
beforeAll(async () => {
  user = await openAccount(backend.current, await tokenMaker(backend.current.database));
}, 60_000);

const PLAYED = scenarios(Object.keys(CALLS));

test('those without a card are played', () => {
  expect(PLAYED.map(({ name }) => name)).toEqual([
    'three thirds end at zero',
    'a rejected transfer after the total was covered reopens the balance',
    'the last cent',
    'above the balance, zero and negative',
    'a buyer withdraws, staff approves a moment later',
    'a cancelled purchase returns what was paid',
    'credit: nothing is payable before the customer accepts',
  ]);
});

test.each(PLAYED.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  const played = await begin(backend.current, user, scenario);
  for (const step of scenario.steps) {
    const answer = await CALLS[step.event]?.(played, step);
    expect([step, answer]).toEqual([step, step.answer]);
    const { stored, told, inConfirmation } = await figuresNow(played, Object.keys(step.then));
    expect([step, stored]).toEqual([step, step.then]);
    expect(step.then).toMatchObject(told);
    expect(Number(inConfirmation)).toBeCloseTo(Number(step.then.pending) + Number(step.then.reserved), 5);
  }
});

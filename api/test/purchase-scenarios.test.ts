import { useCardPayments } from './support/card-payments';
import { begin, figuresNow, scenarios } from './support/scenario';
import { play } from './support/scenario-steps';

jest.setTimeout(60_000);

const { backend, fake, open } = useCardPayments({ SANDBOX: 'on' }, { changes: { backOffice: true } });

test('there are fifteen, and none is left out', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(15);
});

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  const played = await begin({ backend: backend.current, fake, user: await open() }, scenario);
  for (const step of scenario.steps) {
    expect([step, await play(played, step)]).toEqual([step, step.answer]);
    const { stored, told, inConfirmation } = await figuresNow(played, Object.keys(step.then));
    expect([step, stored]).toEqual([step, step.then]);
    expect(step.then).toMatchObject(told);
    expect(Number(inConfirmation)).toBeCloseTo(Number(step.then.pending) + Number(step.then.reserved), 5);
  }
});

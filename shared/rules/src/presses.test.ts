import { firstOfPresses } from './presses';

const work = (result = true) => jest.fn(async () => result);

async function heard(
  windowMs: number,
  times: readonly number[],
  does: () => Promise<boolean>,
  hasFailed?: () => boolean,
) {
  let now = 0;
  const { press } = firstOfPresses(windowMs, () => now);
  const accepted: number[] = [];
  for (now of times) {
    const attempt = press(does, hasFailed);
    if (attempt) accepted.push(now);
    await attempt?.catch(() => undefined);
  }
  return accepted;
}

test('the first press counts, and who keeps pressing is heard again after the window', async () => {
  expect(await heard(2_000, [0, 500, 1_999, 2_000, 2_500, 3_999, 4_100], work())).toEqual([0, 2_000, 4_100]);
});

test('without a window every press counts', async () => {
  expect(await heard(0, [5, 5, 6], work())).toEqual([5, 5, 6]);
});

test.each<[string, () => Promise<boolean>, () => boolean]>([
  ['that is thrown', () => Promise.reject(new Error('503')), () => false],
  ['that the result says', work(false), () => true],
])('a failure %s ends the window', async (_, does, hasFailed) => {
  expect(await heard(15_000, [0, 100, 200], does, hasFailed)).toEqual([0, 100, 200]);
});

test('while the work goes on no press counts, however long it takes', async () => {
  let now = 0;
  let end = () => {};
  const does = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { press } = firstOfPresses(2_000, () => now);
  const first = press(does);
  now = 30_000;
  expect(press(does)).toBeUndefined();
  end();
  await first;
  expect(press(does)).toBeDefined();
  expect(does).toHaveBeenCalledTimes(2);
});

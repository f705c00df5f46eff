import type { Browser, CDPSession, Locator } from '@playwright/test';
import { openExterior } from '../support/journey';
import type { Line } from './budgets';
import { FRAME_BUDGET_MS, framesDuring, observeFrames } from './frames';
import { PHONE, slowCpu } from './phone';
import { percentile95 } from './statistics';

const SWIPES = 6;
/** Moves of the finger in a swipe. */
const MOVES = 40;

/** A finger swipes over the picture, to and fro. */
async function swipe(cdp: CDPSession, over: Locator, toTheRight: boolean) {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is no 360 to turn.');
  const at = (part: number) => ({
    x: box.x + box.width * (toTheRight ? part : 1 - part),
    y: box.y + box.height / 2,
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0.1)] });
  for (let move = 1; move <= MOVES; move++)
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [at(0.1 + (0.8 * move) / MOVES)],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Frame times while a finger turns the 360 on a phone whose processor is slow. */
export async function turntable(browser: Browser, origin: string): Promise<Line[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await observeFrames(context);
  const page = await context.newPage();
  await openExterior(page, 'sierra/1');
  const slider = page.getByRole('slider', { name: /360/ });
  await page.getByRole('button', { name: 'Girar a la izquierda' }).waitFor(); // all pictures have arrived
  const cdp = await context.newCDPSession(page);
  await slowCpu(cdp);

  const frames: number[] = [];
  const angles = new Set<string | null>();
  for (let count = 0; count < SWIPES; count++) {
    frames.push(...(await framesDuring(page, () => swipe(cdp, slider, count % 2 === 0))));
    angles.add(await slider.getAttribute('aria-valuenow'));
  }
  await context.close();
  if (angles.size < 2) throw new Error('The swipes did not turn the 360.');
  return [
    {
      what: `frame while dragging the 360, CPU 4x slower, p95 of ${frames.length}`,
      measured: percentile95(frames),
      budget: FRAME_BUDGET_MS,
      unit: 'ms',
    },
  ];
}

import type { Browser, Page } from '@playwright/test';
import type { Dealership } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '../support/contract';
import { map, middleOf, openSummary, scale, seeMap } from '../support/map';
import type { Line } from './budgets';
import { FRAME_BUDGET_MS, framesDuring, observeFrames } from './frames';
import { slowCpu } from './phone';
import { percentile95 } from './statistics';

/** Dealerships that the map must carry without a stutter. */
export const DEALERSHIPS = 5000;
/** Spread evenly over the mainland, the same in every run. */
function generated(count: number): Dealership[] {
  const golden = 0.618_034;
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Cóndor ${index + 1}`,
    company: 'Automotores Cóndor S.A.',
    schedule: 'Lunes 0830-1800,Martes 0830-1800,Sábado 0900-1400',
    places: [
      {
        address: 'Av. Amazonas',
        canton: 'Quito',
        parish: 'Iñaquito',
        latitude: -4.5 + (5.5 * (index + 0.5)) / count,
        longitude: -80.5 + 4.5 * ((index * golden) % 1),
      },
    ],
  }));
}

/** Drags the map there and back, a step a frame. */
async function pan(page: Page) {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 90; step++) {
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 90 * Math.sin(step / 9));
  }
  await page.mouse.up();
}

/**
 * Frame times while the map of step 3 is panned with 5,000 dealerships, on a slow processor: over the whole country,
 * where clusters are large, and nearer, where there are most markers.
 */
export async function mapPan(browser: Browser, origin: string): Promise<Line[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await observeFrames(context);
  const page = await context.newPage();
  const answer = answerOf(contract.dealerships, generated(DEALERSHIPS));
  await page.route(addressOf(contract.dealerships), (route) => route.fulfill({ json: answer }));
  await openSummary(page);
  await seeMap(page);
  await map(page).waitFor();
  const cdp = await context.newCDPSession(page);
  await slowCpu(cdp);
  await page.waitForTimeout(1000);
  const far = await framesDuring(page, () => pan(page));
  const isNear = scale(page).filter({ hasText: '20 km' });
  // On a slow processor the map may still be on its way when it is pressed again, and drops that press.
  for (let press = 0; press < 5 && !(await isNear.isVisible()); press++) {
    await page.getByRole('button', { name: 'Acercar el mapa' }).click();
    await page.waitForTimeout(2000);
  }
  await isNear.waitFor();
  await page.waitForTimeout(1000);
  const near = await framesDuring(page, () => pan(page));
  await context.close();
  return [
    {
      what: `frame while panning the map with ${DEALERSHIPS} dealerships, country, CPU 4x slower, p95 of ${far.length}`,
      times: far,
    },
    { what: `the same, nearer, p95 of ${near.length}`, times: near },
  ].map(({ what, times }) => ({ what, measured: percentile95(times), budget: FRAME_BUDGET_MS, unit: 'ms' }));
}

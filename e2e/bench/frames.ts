import type { BrowserContext, Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/workspace.mjs';

declare global {
  var frameTimes: { start(): void; stop(): number[] };
}

/** A frame at half of 60 Hz: slower than that, a movement is seen to stutter. */
export const FRAME_BUDGET_MS = 34;

/** Must be called before the context's page is opened. */
export const observeFrames = (context: BrowserContext) =>
  context.addInitScript({ path: inRoot('e2e/bench/frame-times.js') });

/** Milliseconds between the animation frames of a page while `act` runs. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => globalThis.frameTimes.start());
  await act();
  return page.evaluate(() => globalThis.frameTimes.stop());
}

import type { Browser } from '@playwright/test';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { watchNetwork } from '../tests/network';

export type Visit = {
  /** Milliseconds from the start of the navigation to the remote's heading in the page. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  layoutShift: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
};

/** A mid-range phone on a slow 4G network. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const SLOW_CPU = 4;

type Marks = { content: number; paint: number; lcp: number; element: string; cls: number };
declare global {
  var marks: Marks;
}

/** Opens an address in a fresh browser profile and tells what it took. */
export async function visit(browser: Browser, url: string, { slow }: { slow: boolean }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript({ path: inRoot('e2e/bench/observe.js') });
  const { cdp, fetched } = await watchNetwork(page);
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  await page.goto(url);
  await page.waitForFunction(() => globalThis.marks.content > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { content, paint, lcp, element, cls } = await page.evaluate(() => globalThis.marks);
  const all = fetched();
  await context.close();
  const sum = (list: typeof all) => list.reduce((bytes, { encodedBytes }) => bytes + encodedBytes, 0);
  return {
    content,
    firstPaint: paint,
    largestPaint: lcp,
    largestElement: element,
    layoutShift: cls,
    scriptBytes: sum(all.filter(({ url: address }) => /\.js(\?|$)/.test(address))),
    bytes: sum(all.filter(({ url: address }) => !/\/(api|media)\//.test(address))),
    requests: all.length,
  };
}

/** The middle of a list of numbers. */
export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

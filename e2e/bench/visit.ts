import type { Browser, Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { type Fetched, watchNetwork } from '../support/network';
import { PHONE, slowCpu, slowNetwork } from './phone';

export type Visit = {
  /** Milliseconds from the start of the navigation to the remote's heading in the page. */
  content: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  layoutShift: number;
  /** Of scripts that were asked for until nothing in the page was a placeholder any more. */
  scriptBytes: number;
  /** Of those that came afterwards, while the page was idle. */
  idleScriptBytes: number;
  /** Without pictures and answers, which are the same however the site is composed. */
  bytes: number;
  allBytes: number;
  requests: number;
};

declare global {
  /** `shifted` names what moved in each shift, with its share. */
  var marks: {
    content: number;
    stood: number;
    paint: number;
    lcp: number;
    element: string;
    cls: number;
    shifted: string[];
  };
}

const observer = { path: inRoot('e2e/bench/observe.js') };

/** Notes paints, shifts and arrival of content in each document of the page from now on. */
export const observe = (page: Page) => page.addInitScript(observer);

/** The addresses of what was asked for once the page stood. */
const askedLater = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > globalThis.marks.stood)
    .map(({ name }) => name);

const sum = (list: readonly Fetched[]) => list.reduce((bytes, { encodedBytes }) => bytes + encodedBytes, 0);

/** Waits until the document has its content and is quiet, and tells what that took. */
export async function measure(page: Page, fetched: () => Fetched[]): Promise<Visit> {
  await page.waitForFunction(() => globalThis.marks.content > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { content, paint, lcp, element, cls } = await page.evaluate(() => globalThis.marks);
  const all = fetched();
  const later = new Set(await page.evaluate(askedLater));
  const scripts = all.filter(({ url }) => /\.js(\?|$)/.test(url));
  return {
    content,
    firstPaint: paint,
    largestPaint: lcp,
    largestElement: element,
    layoutShift: cls,
    scriptBytes: sum(scripts.filter(({ url }) => !later.has(url))),
    idleScriptBytes: sum(scripts.filter(({ url }) => later.has(url))),
    bytes: sum(all.filter(({ url }) => !/\/(api|media)\//.test(url))),
    allBytes: sum(all),
    requests: all.length,
  };
}

/** Opens an address in a fresh browser profile on a slow phone and tells what it took. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  const { cdp, fetched } = await watchNetwork(page);
  await slowNetwork(cdp);
  await slowCpu(cdp);
  await page.goto(url);
  const measured = await measure(page, fetched);
  await context.close();
  return measured;
}

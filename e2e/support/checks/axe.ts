import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until what moves stands still: colours in the middle of a transition have no meaningful contrast. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const isOnItsWay = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
      // One that nobody sees is the clock of a toast.
      (effect as KeyframeEffect).target?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    await Promise.all(
      document
        .getAnimations()
        .filter(isOnItsWay)
        .map((animation) => animation.finished.catch(() => null)),
    );
  });

/**
 * What axe finds in the page as it stands: rule and elements. Its script goes into a document once; with the library's
 * own builder for Playwright, which brings it anew for each look at the page, that took four fifths of the time.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // What is in a frame would go unchecked, and a site without frames has none to check.
  if (page.frames().length > 1) return [`frames are not checked: ${page.frames().map((frame) => frame.url())}`];
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: rules },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, RULES);
}

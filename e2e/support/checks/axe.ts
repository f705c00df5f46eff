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
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } });
    /** A bar at the edge covers a part of whatever is scrolled below it: what has a size in sight is large enough. */
    const isSmallInSight = async (selector: string) => {
      const target = document.querySelector(selector);
      if (!target) return true;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
      return violations.length > 0;
    };
    const scroll = { x: scrollX, y: scrollY };
    const faults: string[] = [];
    for (const { id, nodes } of found.violations) {
      const places: string[] = [];
      for (const { target } of nodes) {
        const place = target.join(' ');
        if (id !== 'target-size' || (await isSmallInSight(place))) places.push(place);
      }
      if (places.length > 0) faults.push(`${id}: ${places.join(' | ')}`);
    }
    scrollTo(scroll.x, scroll.y);
    return faults;
  }, RULES);
}

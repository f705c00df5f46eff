import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe finds in the page as it stands: rule and elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  await untilStill(page);
  // Legacy mode: there are no frames here, and it saves a blank page a run.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

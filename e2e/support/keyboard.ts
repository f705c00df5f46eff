import { expect, type Locator, type Page } from '@playwright/test';
import { focusFaults } from './checks/focus';

/** More stops than any page has: whoever passes them all has gone round. */
const MOST_STOPS = 120;

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.length === 1 && elements[0] === document.activeElement);

/** How far the page was scrolled to reach a control of a part that stays in sight, in pixels: it need not be. */
const needlessScroll = (page: Page, before: number) =>
  page.evaluate((before) => {
    const stays = document.activeElement?.closest('[data-price-bar], header');
    return stays && getComputedStyle(stays).position === 'sticky' ? Math.abs(scrollY - before) : 0;
  }, before);

/**
 * Presses Tab until the element has the focus, as a person without a mouse does. At each stop on the way the focus must
 * be seen, and the page must stay where it is if the control was in sight.
 */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Tab');
    expect(await needlessScroll(page, scrolled)).toBeLessThan(1);
    expect(await focusFaults(page)).toEqual([]);
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab never comes to ${target}`);
}

/** Tabs to a button or link and presses it. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a checkbox, or to the radio that a group offers, and takes it. */
export async function take(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** Tabs to a field and types into it. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

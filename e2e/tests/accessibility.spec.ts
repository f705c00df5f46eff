import type { Page } from '@playwright/test';
import { axeViolations } from './checks/axe';
import { watchMotion } from './checks/motion';
import { sidewaysScroll } from './checks/sideways';
import { smallTargets } from './checks/targets';
import { expect, test } from './console';
import { WALKS } from './states';
import { REFUSED } from './states/walk';

type Look = {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Each tells what is wrong in the page as it stands. */
  checks: ((page: Page) => Promise<string[]>)[];
};

/** Each list is walked once, in its first look; each state is then checked in all of its looks. */
const SCREENS: Record<string, readonly [Look, ...Look[]]> = {
  desktop: [
    {
      name: '1280 px, light',
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      checks: [axeViolations, sidewaysScroll],
    },
    // What a desktop of 1280 px becomes when it is zoomed to 200 %.
    { name: 'at 200 %', viewport: { width: 640, height: 400 }, colorScheme: 'light', checks: [sidewaysScroll] },
  ],
  phone: [
    {
      name: '390 px, dark',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      checks: [axeViolations, sidewaysScroll, smallTargets],
    },
    {
      name: '320 px, light',
      viewport: { width: 320, height: 640 },
      colorScheme: 'light',
      checks: [axeViolations, sidewaysScroll],
    },
  ],
};

/** What is wrong, each with the places where it is. */
class Faults {
  readonly #places = new Map<string, string[]>();

  note(fault: string, place: string) {
    this.#places.set(fault, [...(this.#places.get(fault) ?? []), place]);
  }

  list = () => [...this.#places].map(([fault, places]) => `${fault} (in: ${places.join('; ')})`);
}

const take = async (page: Page, { viewport, colorScheme }: Look) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
};

for (const [screen, looks] of Object.entries(SCREENS))
  for (const [title, walk] of Object.entries(WALKS))
    test(`accessible on a ${screen}: ${title}`, async ({ page, consoleLog }) => {
      test.setTimeout(180_000);
      consoleLog.expectMatching(REFUSED);
      const moved = await watchMotion(page);
      const faults = new Faults();
      await take(page, looks[0]);
      await walk({
        page,
        async check(state) {
          for (const look of looks) {
            if (look !== looks[0]) await take(page, look);
            for (const find of look.checks)
              for (const fault of await find(page)) faults.note(fault, `${state}, ${look.name}`);
          }
          await take(page, looks[0]);
        },
      });
      for (const movement of moved()) faults.note(movement, 'reduced motion');
      expect(faults.list()).toEqual([]);
    });

import type { Page } from '@playwright/test';
import { axeViolations } from './checks/axe';
import { watchMotion } from './checks/motion';
import { pinchBlocked } from './checks/pinch';
import { crampedParts } from './checks/room';
import { sidewaysScroll } from './checks/sideways';
import { unmarkedStates } from './checks/states';
import { smallTargets } from './checks/targets';
import { expect, test } from './console';
import { type Ground, takeGround } from './ground';
import { REFUSED, type Walk } from './walk';

type Look = Ground & {
  name: string;
  /** Each tells what is wrong in the page as it stands. */
  checks: ((page: Page) => Promise<string[]>)[];
};

/** Every state is checked in all of these, and walked to in the first one. */
const LOOKS: readonly [Look, ...Look[]] = [
  {
    name: '1280 px, light',
    viewport: { width: 1280, height: 800 },
    checks: [axeViolations, sidewaysScroll],
  },
  // What a desktop of 1280 px becomes when it is zoomed to 200 %.
  { name: 'at 200 %', viewport: { width: 640, height: 400 }, checks: [sidewaysScroll] },
  // ... and to 400 % (WCAG 1.4.10).
  { name: 'at 400 %', viewport: { width: 320, height: 256 }, checks: [sidewaysScroll, crampedParts] },
  {
    name: 'text of 24 px',
    viewport: { width: 400, height: 800 },
    textSize: 24,
    checks: [sidewaysScroll, crampedParts],
  },
  {
    name: 'text of 32 px',
    viewport: { width: 400, height: 800 },
    textSize: 32,
    checks: [sidewaysScroll, crampedParts],
  },
  { name: 'forced colours', viewport: { width: 390, height: 844 }, forcedColors: 'active', checks: [unmarkedStates] },
  {
    name: '390 px, dark',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    checks: [axeViolations, sidewaysScroll, smallTargets, pinchBlocked],
  },
  {
    name: '320 px, light',
    viewport: { width: 320, height: 640 },
    checks: [axeViolations, sidewaysScroll],
  },
];

/** What is wrong, each with the places where it is. */
class Faults {
  readonly #places = new Map<string, string[]>();

  note(fault: string, place: string) {
    this.#places.set(fault, [...(this.#places.get(fault) ?? []), place]);
  }

  list = () => [...this.#places].map(([fault, places]) => `${fault} (in: ${places.join('; ')})`);
}

/** Tests that every state of these walks is accessible, in every look. */
export function accessible(walks: Record<string, (walk: Walk) => Promise<void>>) {
  test.describe.configure({ mode: 'parallel' });
  for (const [title, walk] of Object.entries(walks))
    test(`accessible: ${title}`, async ({ page, consoleLog }) => {
      test.setTimeout(240_000);
      consoleLog.expectMatching(REFUSED);
      const moved = await watchMotion(page);
      const faults = new Faults();
      await takeGround(page, LOOKS[0]);
      await walk({
        page,
        async check(state) {
          for (const look of LOOKS) {
            if (look !== LOOKS[0]) await takeGround(page, look);
            for (const find of look.checks)
              for (const fault of await find(page)) faults.note(fault, `${state}, ${look.name}`);
          }
          await takeGround(page, LOOKS[0]);
        },
      });
      for (const movement of moved()) faults.note(movement, 'reduced motion');
      expect(faults.list()).toEqual([]);
    });
}

import type { Page } from '@playwright/test';

/**
 * What leaves the content too little room: parts that stay in sight (sticky, fixed) and cover more than half of the
 * window's height, and controls that cannot be brought into sight, wholly or by their middle.
 */
export const crampedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scroll = { x: scrollX, y: scrollY };
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const root = dialog ?? document.body;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    const isWide = (element: Element) => element.getBoundingClientRect().width > innerWidth / 2;
    const stays = [...root.querySelectorAll('*')].filter(
      (element) =>
        /sticky|fixed/.test(getComputedStyle(element).position) &&
        isWide(element) &&
        !element.closest('.Toastify, [hidden], .sh-skip') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const covered = stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    const faults =
      covered > innerHeight / 2
        ? [`${Math.round(covered)} px of ${innerHeight} stay covered by ${stays.map(name).join(', ')}`]
        : [];

    const controls = [
      ...root.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ].filter(
      (control) =>
        !control.matches(':disabled') &&
        !control.closest('[inert], [aria-hidden=true], .Toastify, .sh-skip') &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const unreachable = controls.filter((control) => {
      const own = control.closest('label') ?? control;
      own.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
      // What a toast, an open list or a window on the map covers is free again when that goes.
      const isThere =
        hit !== null &&
        (own.contains(hit) ||
          hit.contains(own) ||
          hit.closest('.Toastify, .sh-menu, dialog[open]:not(:modal)') !== null);
      const isCut = own.matches('button, a') && right - left <= innerWidth && (left < -0.5 || right > innerWidth + 0.5);
      return !isThere || isCut;
    });
    scrollTo(scroll.x, scroll.y);
    return [...faults, ...unreachable.map((control) => `cannot be brought into sight whole: ${name(control)}`)];
  });

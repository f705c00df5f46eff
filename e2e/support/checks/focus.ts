import type { Page } from '@playwright/test';

/**
 * What is wrong with the focus as the keyboard left it: nothing has it, nothing in its looks says so (an outline or a
 * ring on the element, its ::after, or the card or label around it), or something lies over all of it (WCAG 2.4.11).
 */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return [];
    const name = `${at.tagName.toLowerCase()}.${at.className} "${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}"`;
    const hasRing = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) => {
      const isClear = /^transparent$|^rgba.*, 0\)$/.test(outlineColor);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear) || boxShadow !== 'none';
    };
    const around = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label')].filter(
      (x) => x != null,
    );
    const looks = around.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')]);
    const faults = looks.some(hasRing) ? [] : [`the focus cannot be seen on ${name}`];

    const own = at.closest('label') ?? at;
    const box = own.getBoundingClientRect();
    const inside = (from: number, to: number, part: number) => from + (to - from) * part;
    const isSeen = [0.02, 0.5, 0.98].some((down) =>
      [0.02, 0.5, 0.98].some((across) => {
        const hit = document.elementFromPoint(inside(box.left, box.right, across), inside(box.top, box.bottom, down));
        return hit !== null && (own.contains(hit) || hit.contains(own));
      }),
    );
    return isSeen ? faults : [...faults, `something covers ${name}, which has the focus`];
  });

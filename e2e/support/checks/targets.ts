import type { Page } from '@playwright/test';

/**
 * The controls in sight that a finger would miss: less than 44 css px wide or high. What counts is where a press lands,
 * so a control is as large as its label, and as the invisible edge that a pseudo-element gives it. Links inside a
 * sentence are exempt (WCAG 2.5.8), and so is what cannot be used.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const tolerance = 0.5;
    const scroll = { x: scrollX, y: scrollY };
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=slider], [role=button]';
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const labelsOf = (control: Element) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
    const isInText = (control: Element) =>
      control instanceof HTMLAnchorElement &&
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length;
    const isUsable = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert], [aria-hidden=true]') &&
      !control.matches(':disabled') &&
      (!dialog || dialog.contains(control));

    /** How far a press beside the middle still reaches the control, in one direction. */
    const reach = (parts: Element[], x: number, y: number, dx: number, dy: number) => {
      let last = 0;
      for (let distance = 0; distance <= least; distance += 0.5) {
        // A toast is left out: what it covers is free again when it goes.
        const [hit] = document
          .elementsFromPoint(x + dx * distance, y + dy * distance)
          .filter((element) => !element.closest('.Toastify') || parts.some((part) => part.contains(element)));
        if (!hit || !parts.some((part) => part.contains(hit))) break;
        last = distance;
      }
      return last;
    };
    /** Width and height that answer to a press, measured from the middle of the largest part. */
    const pressed = (parts: Element[]) => {
      parts[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const [box] = boxes.sort((a, b) => b.width * b.height - a.width * a.height);
      if (!box) return { width: 0, height: 0 };
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      return {
        width: Math.max(box.width, reach(parts, x, y, -1, 0) + reach(parts, x, y, 1, 0)),
        height: Math.max(box.height, reach(parts, x, y, 0, -1) + reach(parts, x, y, 0, 1)),
      };
    };

    const small = [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!isUsable(control) || isInText(control)) return [];
      const { width, height } = pressed([control, ...labelsOf(control)]);
      if (width >= least - tolerance && height >= least - tolerance) return [];
      const name =
        control.getAttribute('aria-label') || control.textContent?.trim() || labelsOf(control)[0]?.textContent?.trim();
      const size = `${width.toFixed(1)} x ${height.toFixed(1)}`;
      return [`${control.tagName.toLowerCase()}.${control.className} "${name ?? ''}" is ${size}`];
    });
    scrollTo(scroll.x, scroll.y);
    return small;
  });

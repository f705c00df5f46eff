import type { Page } from '@playwright/test';

/** The elements that stick out of the page to the right and make it scroll sideways; empty when it does not. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth - clientWidth} px too wide: ${wide.slice(0, 5).join(' | ')}`];
  });

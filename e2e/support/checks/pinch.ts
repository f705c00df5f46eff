import type { Page } from '@playwright/test';

/** Surfaces on which two fingers do not zoom the page, and which are no application that zooms by itself (the map). */
export const pinchBlocked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { touchAction } = getComputedStyle(element);
        return !/auto|manipulation|pinch-zoom/.test(touchAction) && !element.closest('[role=application]');
      })
      .map((element) => `two fingers do not zoom on ${element.tagName.toLowerCase()}.${element.className}`),
  );

import type { Page } from '@playwright/test';

/**
 * Lets a test hide a page and show it again: browsers of tests hold every tab to be in sight. Call it before the page
 * is opened.
 */
export const canBeHidden = (page: Page) =>
  page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
    addEventListener('become', (event) => {
      state = (event as CustomEvent<DocumentVisibilityState>).detail;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  });

/** Hides a page, or shows it again. */
export const become = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('become', { detail })), state);

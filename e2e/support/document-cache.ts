import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { test as base } from './console';

/**
 * `test` in a browser that keeps the document that is left as it was, for the back button (the back/forward cache).
 * Playwright switches that off, and the browser without a window has none (ADR 0050).
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = ensureChromium();
      await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

import { test as base, expect } from '@playwright/test';

/**
 * `test` whose every page must keep a clean console: no error, no warning, no uncaught exception. A test that provokes
 * a failure on purpose says which messages belong to it with `consoleLog.expectMatching(/…/)`.
 */
export const test = base.extend<{ consoleLog: { expectMatching(pattern: RegExp): void } }>({
  consoleLog: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use({ expectMatching: (pattern) => expected.push(pattern) });
      expect(messages.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

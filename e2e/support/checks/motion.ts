import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/workspace.mjs';

/**
 * Watches a page for movement. Call it before the page is opened.
 * @returns what has moved until now, each once
 */
export async function watchMotion(page: Page): Promise<() => string[]> {
  const seen = new Set<string>();
  await page.exposeFunction('noteMotion', (what: string) => void seen.add(what));
  await page.addInitScript({ path: inRoot('e2e/support/checks/note-motion.js') });
  return () => [...seen];
}

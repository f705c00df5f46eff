import type { Page } from '@playwright/test';

/** Types as an IME or Gboard does: the keyboard composes the text letter by letter, then ends the composition. */
export async function compose(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end++)
    await cdp.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
  await cdp.send('Input.insertText', { text });
  await cdp.detach();
}

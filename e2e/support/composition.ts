import type { Page } from '@playwright/test';

/** Types as an IME or Gboard does, letter by letter; `ends: false` leaves the composition open. */
export async function compose(page: Page, text: string, { ends = true } = {}): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end++)
    await cdp.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
  if (ends) await cdp.send('Input.insertText', { text });
  await cdp.detach();
}

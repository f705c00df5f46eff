import type { Page } from '@playwright/test';

/** The newest one-time password that went to a telephone, as the sandbox's outbox shows it. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const outbox = await (await page.request.get('/sandbox/outbox')).text();
  const [, code] = new RegExp(`tu codigo es (\\d{5})[^]*?SMS a ${phone}`).exec(outbox) ?? [];
  if (!code) throw new Error(`no code for ${phone}`);
  return code;
}

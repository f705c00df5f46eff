import type { Page } from '@playwright/test';

/** The newest one-time password that went to a telephone, as the sandbox's outbox shows it. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const outbox = await (await page.request.get('/sandbox/outbox')).text();
  const [, code] = new RegExp(`tu codigo es (\\d{5})[^]*?SMS a ${phone}`).exec(outbox) ?? [];
  if (!code) throw new Error(`no code for ${phone}`);
  return code;
}

/** The link that matches, from the newest mail to an address, as a path of the site. */
export async function linkFor(page: Page, address: string, link: RegExp): Promise<string> {
  const outbox = await (await page.request.get('/sandbox/outbox')).text();
  const mails = [...outbox.matchAll(/<a href="(\/sandbox\/outbox\/\d+)">[\s\S]*?Correo a ([^<]+)</g)];
  for (const [, mail, recipient] of mails) {
    if (recipient !== address) continue;
    const [found] = link.exec(await (await page.request.get(mail as string)).text()) ?? [];
    if (found) return found;
  }
  throw new Error(`no mail to ${address} with ${link}`);
}

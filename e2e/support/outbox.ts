import type { Page } from '@playwright/test';

const outboxOf = async (page: Page) => (await page.request.get('/sandbox/outbox')).text();

/** The newest one-time password that went to a telephone, as the sandbox's outbox shows it. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const [, code] = new RegExp(`tu codigo es (\\d{5})[^]*?SMS a ${phone}`).exec(await outboxOf(page)) ?? [];
  if (!code) throw new Error(`no code for ${phone}`);
  return code;
}

/** What was mailed to an address, the newest first: subjects, and where each mail is. */
export async function mailsTo(page: Page, address: string): Promise<{ subject: string; path: string }[]> {
  const mails = (await outboxOf(page)).matchAll(
    /<a href="(\/sandbox\/outbox\/\d+)">([^<]*)<\/a>[\s\S]*?(?:Correo|SMS) a ([^<]+)</g,
  );
  return [...mails].flatMap(([, path = '', subject = '', recipient]) =>
    recipient === address ? [{ subject, path }] : [],
  );
}

/** The link that matches, from the newest mail to an address, as a path of the site. */
export async function linkFor(page: Page, address: string, link: RegExp): Promise<string> {
  for (const { path } of await mailsTo(page, address)) {
    const [found] = link.exec(await (await page.request.get(path)).text()) ?? [];
    if (found) return found;
  }
  throw new Error(`no mail to ${address} with ${link}`);
}

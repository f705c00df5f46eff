import type { Browser } from '@playwright/test';
import { watchNetwork } from '../support/network';
import { type Customer, signIn } from '../support/session';
import { kB, type Line } from './budgets';
import { PHONE } from './phone';

const isScript = (url: string) => /\.m?js(\?|$)/.test(url);

/** What the viewer of a receipt brings on the click: script, brotli, that the page did not have before. */
export async function receiptViewer(
  browser: Browser,
  origin: string,
  { customer, purchase }: { customer: Customer; purchase: number },
): Promise<Line[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await signIn(page, customer);
  await page.goto(`/usuario/compras/detalle?id=${purchase}`);
  const buttons = page.getByRole('button', { name: /^Ver comprobante/ });
  await buttons.first().waitFor();
  await page.waitForLoadState('networkidle');
  const { fetched } = await watchNetwork(page);
  const scripts = () => fetched().filter(({ url }) => isScript(url));
  const lines: Line[] = [];
  // 2005 of docs/seed.md: photographs first, a PDF last, or the other way round.
  for (const place of ['first', 'last'] as const) {
    const before = new Set(scripts().map(({ url }) => url));
    await buttons[place]().click();
    await page.getByRole('dialog').locator('img, canvas').first().waitFor();
    const bytes = scripts().reduce((sum, { url, encodedBytes }) => sum + (before.has(url) ? 0 : encodedBytes), 0);
    lines.push({
      what: `script of the receipt viewer on the click, ${place} receipt`,
      measured: kB(bytes),
      unit: 'kB',
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await context.close();
  return lines;
}

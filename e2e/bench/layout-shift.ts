import type { Browser, Page } from '@playwright/test';
import { chooseDealership, fillForm, next, subStep } from '../support/journey';
import { watchNetwork } from '../support/network';
import { type Customer, signIn } from '../support/session';
import type { Line } from './budgets';
import { PHONE, slowCpu, slowNetwork } from './phone';
import { observe } from './visit';

const BUDGET = 0.02;

/** Walks the journey; calls `arrived` in each step once its own title stands. */
async function walk(page: Page, arrived: (step: string) => Promise<void>) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Sierra/ }).waitFor();
  await arrived('home');
  await page.getByRole('button', { name: /^Sierra/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Provincia' }).selectOption({ label: 'Pichincha' });
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await subStep(page, 'Especificaciones').waitFor();
  await arrived('specifications');
  await page.getByLabel('He leído y acepto los términos y condiciones').check();
  for (const [title, step] of Object.entries({
    Potencia: 'power',
    Paquetes: 'packages',
    Accesorios: 'accessories',
    Exterior: 'exterior',
  })) {
    await next(page).click();
    await subStep(page, title).waitFor();
    await arrived(step);
  }
  await next(page).click();
  await page.waitForURL(/\/resumen(\?|$)/);
  await page.getByRole('radio').first().waitFor();
  await arrived('summary');
  await chooseDealership(page);
  await arrived('form');
  await fillForm(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await page.waitForURL(/\/gracias$/);
  await arrived('thank-you page');
}

/** Opens each address as a document of its own; calls `arrived` once its title stands. */
async function openEach(page: Page, routes: Record<string, string>, arrived: (route: string) => Promise<void>) {
  for (const [route, address] of Object.entries(routes)) {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.marks.content > 0);
    await arrived(route);
  }
}

/**
 * What moves by itself, on a slow phone: in each step of the journey from the moment that the buyer asks for it, and in
 * each other route from its beginning.
 */
export async function layoutShift(
  browser: Browser,
  origin: string,
  others: Record<string, string>,
  account: Record<string, string>,
  customer: Customer,
) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await observe(page);
  const { cdp } = await watchNetwork(page);
  await slowNetwork(cdp);
  await slowCpu(cdp);
  const lines: Line[] = [];
  const notes: string[] = [];
  const note = async (step: string) => {
    await page.waitForLoadState('networkidle');
    const { cls, shifted } = await page.evaluate(() => {
      const { cls, shifted } = globalThis.marks;
      Object.assign(globalThis.marks, { cls: 0, shifted: [] });
      return { cls, shifted };
    });
    lines.push({ what: `layout shift of ${step}`, measured: cls, budget: BUDGET, unit: '' });
    if (cls > BUDGET) notes.push(`${step} shifts: ${shifted.join(' | ')}`);
  };
  await walk(page, note);
  await openEach(page, others, note);
  await signIn(page, customer);
  await openEach(page, account, note);
  await context.close();
  return { lines, notes };
}

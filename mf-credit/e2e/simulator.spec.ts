import { expect, test } from '@vitrina/e2e/console';
import { contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { enter, tabTo, take, type } from '@vitrina/e2e/keyboard';
import { openInSite } from '@vitrina/e2e/session';
import {
  button,
  calculate,
  centsOf,
  entry,
  openSimulator,
  slider,
  TITLE,
  term,
  told,
} from './simulator/open-simulator';

const financingOf = async (id: number) =>
  (
    await rows<{ kind: string; term_months: number; down_payment_cents: number; monthly_cents: number }>(
      'select kind, term_months, down_payment_cents, monthly_cents from negotiation left join financing on negotiation_id = id where id = $1',
      [id],
    )
  )[0];
const consentsOf = (id: number) =>
  rows<{ text_version: string; withdrawn_at: Date | null }>(
    "select text_version, withdrawn_at from consent where negotiation_id = $1 and purpose = 'credit-analysis' order by id",
    [id],
  );

test('a fee is calculated with its lines; another term resets it, Limpiar everything', async ({ page }) => {
  await openSimulator(page);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const least = await entry(page).inputValue();
  const fee = await calculate(page, 60);
  const table = page.getByRole('table', { name: 'De qué se compone tu cuota' });
  await expect(table.getByRole('row')).toHaveText([
    /^plazo60 meses$/,
    /^entrada\$/,
    /^capital e interés\$/,
    /^seguro de desgravamen\$/,
    /^seguro vehicular\$/,
    /^dispositivo\$/,
    /^contribución solca, una vez\$/,
    /^cuota mensual\$/,
  ]);
  const amounts = (await table.getByRole('cell').allTextContents()).map(centsOf);
  expect(amounts.slice(2, 6).reduce((sum, amount) => sum + amount, 0)).toBe(fee);
  expect(amounts.at(-1)).toBe(fee);
  await expect(page.getByText('Tasa nominal 15.60 %')).toBeVisible();
  await expect(page.getByText(/^Los valores son aproximados/)).toBeVisible();

  await term(page, 72).check();
  await expect(table).toHaveCount(0);
  expect(await calculate(page, 72)).toBeLessThan(fee);
  await slider(page).press('ArrowRight');
  await expect(table).toHaveCount(0);
  expect(centsOf(await entry(page).inputValue())).toBe(centsOf(least) + 10_000);
  await calculate(page, 72);
  await button(page, 'Limpiar').click();
  await expect(entry(page)).toHaveValue(least);
  await expect(term(page, 72)).not.toBeChecked();
  await expect(table).toHaveCount(0);
  await button(page, 'Presentar solicitud').click();
  await expect(page.getByText('Calcula una cuota')).toBeVisible();
});

test('where motion is not wanted the fee stands at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSimulator(page);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('[data-fee]')?.textContent;
      if (text) seen.add(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const fee = await calculate(page);
  await page.waitForTimeout(600);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.map(centsOf)).toEqual([fee]);
});

test('the table of amortisation adds up to the cent, row by row', async ({ page }) => {
  await openSimulator(page);
  await calculate(page, 24);
  await button(page, 'Ver tabla de amortización').click();
  await expect(page.getByRole('heading', { name: 'Tabla de amortización' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Cuota de capital e interés de cada mes' });
  await expect(table.getByRole('row')).toHaveCount(26);
  const all = await table
    .locator('tbody tr, tfoot tr')
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll('td')].map(({ textContent }) => textContent)));
  const months = all.slice(0, -1).map((row) => row.map(centsOf));
  const total = all.at(-1)?.map(centsOf) ?? [];
  for (const [instalment = 0, interest = 0, capital = 0] of months) expect(interest + capital).toBe(instalment);
  for (const column of [0, 1, 2, 4])
    expect(months.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total[column]);
  expect(months.at(-1)?.[3]).toBe(0);
  await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(2);
});

test('on a phone the table of amortisation fits, its headings in sight', async ({ page }) => {
  await openSimulator(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await calculate(page, 24);
  await button(page, 'Ver tabla de amortización').click();
  const table = page.getByRole('table', { name: 'Cuota de capital e interés de cada mes' });
  await table.getByRole('row').nth(20).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Saldo' })).toBeInViewport();
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(288);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('printed, the table stands alone on the paper', async ({ page }) => {
  await openSimulator(page);
  await calculate(page, 12);
  await button(page, 'Ver tabla de amortización').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Cuota de capital e interés de cada mes' })).toBeVisible();
  await expect(page.getByText(/^Los valores son aproximados/).last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button(page, 'Calcular')).toBeHidden();
});

test('the consent is asked for, recorded with its version, and the quotation set to credit', async ({ page }) => {
  const { id } = await openSimulator(page);
  const fee = await calculate(page, 48);
  const down = centsOf(await entry(page).inputValue());
  await button(page, 'Presentar solicitud').click();
  const dialog = page.getByRole('dialog', { name: 'Análisis de tu crédito' });
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Aceptar y seguir' })).toBeDisabled();
  expect(await consentsOf(id)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(page).toHaveURL(new RegExp(`/usuario/solicitudes/credito/solicitud\\?id=${id}$`));
  expect(await financingOf(id)).toEqual({
    ...{ kind: 'credit', term_months: 48, down_payment_cents: down, monthly_cents: fee },
  });
  expect(await consentsOf(id)).toEqual([{ text_version: contract.SIMULATION_VERSION, withdrawn_at: null }]);

  await page.goto(`/usuario/solicitudes/calculo?id=${id}`);
  await expect(term(page, 48)).toBeChecked();
});

test('by keyboard alone, from the term to the application', async ({ page }) => {
  const { id } = await openSimulator(page);
  await take(page, term(page, 12));
  await page.keyboard.press('ArrowRight');
  await expect(term(page, 24)).toBeChecked();
  await type(page, entry(page), '9000');
  await enter(page, button(page, 'Calcular'));
  await expect(told(page)).toHaveText(/^Cuota mensual aprox/);
  await enter(page, button(page, 'Presentar solicitud'));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await enter(page, dialog.getByRole('button', { name: 'Aceptar y seguir' }));
  await expect(page).toHaveURL(/\/credito\/solicitud/);
  expect(await financingOf(id)).toMatchObject({ term_months: 24, down_payment_cents: 900_000 });
});

test('at 320 px nothing is wider than the screen, and the fee stands in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSimulator(page);
  const fee = await calculate(page, 72);
  const bar = page.getByRole('region', { name: 'Cuota mensual aprox.' });
  expect(centsOf(await bar.locator('data').textContent())).toBe(fee);
  await button(page, 'Ver tabla de amortización').click();
  await expect(page.getByRole('heading', { name: 'Tabla de amortización' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('what is typed survives a reload', async ({ page }) => {
  await openSimulator(page);
  await term(page, 36).check();
  await entry(page).fill('8765.43');
  await page.waitForTimeout(600); // of the draft
  await page.reload();
  await expect(entry(page)).toHaveValue('$8,765.43');
  await expect(term(page, 36)).toBeChecked();
});

test("another customer's quotation is not found", async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/404/); // of the quotation that there is not
  await openSimulator(page);
  await openInSite(page, '/usuario/solicitudes/calculo?id=1');
  await expect(page.getByText('No encontramos esta cotización')).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus cotizaciones' }).click();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
});

test('each open quotation says from how much a month it can be had; the simulator says the same', async ({ page }) => {
  await openSimulator(page);
  const fee = await calculate(page, 72);
  await openInSite(page, '/usuario/cotizaciones');
  const note = page.getByRole('article').getByText(/^desde \$/);
  await expect(note).toBeVisible();
  expect(centsOf(await note.textContent())).toBe(fee);
  await expect(page.getByText(/^72 meses, entrada de \$/)).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { rows } from '../servers/database';
import { expect, test } from '../support/console';
import { addressOf, contract } from '../support/contract';
import { BUYER, configure, field, fillForm, openForm } from '../support/journey';

const MODELS = ['Sierra', 'Ruta', 'Kira', 'Tena', 'Chimba', 'Altar'];

type Lead = { number: number; total_cents: number; configuration: Record<string, unknown>; first_names: string };
const leadsOf = (email: string) => rows<Lead>('select * from lead where email = $1', [email]);

/** A buyer whose leads are told apart by the mailbox: other tests write theirs at the same time. */
const newBuyer = () => ({ ...BUYER, 'Correo electrónico': `${randomUUID()}@example.ec` });
const emailOf = (buyer: ReturnType<typeof newBuyer>) => buyer['Correo electrónico'];

for (const model of MODELS) {
  test(`a guest configures a ${model} and gets a quotation`, async ({ page }) => {
    const buyer = newBuyer();
    await configure(page, model);
    const shown = await page.getByRole('complementary', { name: 'Resumen de tu configuración' }).textContent();
    await fillForm(page, buyer);
    await page.getByRole('button', { name: 'Solicitar cotización' }).click();
    await expect(page).toHaveURL(/\/gracias$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(model);

    const leads = await leadsOf(emailOf(buyer));
    expect(leads).toHaveLength(1);
    const [lead] = leads as [Lead];
    expect(lead.first_names).toBe(BUYER.Nombres);
    const dollars = (lead.total_cents / 100).toLocaleString('es-US', { minimumFractionDigits: 2 });
    expect(shown).toContain(dollars);
    expect(JSON.stringify(lead.configuration)).toContain(model);
  });
}

test('two clicks on submit make one lead', async ({ page }) => {
  const buyer = newBuyer();
  await openForm(page, 'ruta/6');
  await fillForm(page, buyer);
  await page.getByRole('button', { name: 'Solicitar cotización' }).dblclick();
  await expect(page).toHaveURL(/\/gracias$/);
  expect(await leadsOf(emailOf(buyer))).toHaveLength(1);
});

test('the wizard and a half-typed form survive a reload and the back button', async ({ page }) => {
  await openForm(page);
  await field(page, 'Nombres').fill('Ana Lucía');
  await field(page, 'Apellidos').fill('Cevallos');
  await page.waitForTimeout(800); // a draft is written a moment after the last key
  await page.reload();
  await expect(field(page, 'Nombres')).toHaveValue('Ana Lucía');
  await page.goBack();
  await expect(page).toHaveURL(/\/resumen(\?|$)/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.goForward();
  await expect(field(page, 'Apellidos')).toHaveValue('Cevallos');
});

test('after the quotation the wizard is empty: its later pages lead back to the beginning', async ({ page }) => {
  await configure(page, 'Kira');
  const form = page.url();
  await fillForm(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/\/gracias$/);
  await page.goto(form);
  await expect(page).not.toHaveURL(form);
});

test('a server that refuses keeps what was typed and makes no second lead when it works again', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/503/);
  const buyer = newBuyer();
  await openForm(page);
  await fillForm(page, buyer);
  await page.route(addressOf(contract.createLead), (route) =>
    route.fulfill({ status: 503, json: { Message: 'Vuelve a intentarlo' } }),
  );
  const submit = page.getByRole('button', { name: 'Solicitar cotización' });
  await submit.click();
  await expect(page.getByText('Vuelve a intentarlo')).toBeVisible();
  await expect(field(page, 'Nombres')).toHaveValue(BUYER.Nombres);
  await page.unroute(addressOf(contract.createLead));
  await page.waitForTimeout(2100); // the leading-edge debounce of the button
  await submit.click();
  await expect(page).toHaveURL(/\/gracias$/);
  expect(await leadsOf(emailOf(buyer))).toHaveLength(1);
});

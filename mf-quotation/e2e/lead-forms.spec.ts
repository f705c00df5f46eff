import { compose } from '@vitrina/e2e/composition';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import { configure, fillForm } from '@vitrina/e2e/journey';
import { choose, choosePlace, fillPerson, person, thanked } from './lead-form';

const QUOTE = addressOf(contract.createLead);
const POST_SALE = addressOf(contract.createPostSaleLead);

type Kept = { form: string; campaign: number; email: string; interest: object; consent_version: string };
/** Leads of forms, newest first, of a person whom no other test has. */
const leadsOf = (email: string) => rows<Kept>('select * from form_lead where email = $1 order by id desc', [email]);
for (const { path, campaign } of [
  { path: '/cotiza', campaign: 7 },
  { path: '/cotiza/Chatbotweb', campaign: 11 },
  { path: '/cotiza/Chatbotweb/sierra/1', campaign: 11 },
  { path: '/campanacrm', campaign: 13 },
  { path: '/campanacrm?source=12', campaign: 12 },
  { path: '/campanacrm?source=999', campaign: 13 },
])
  test(`the generic form at ${path} makes one lead, of campaign ${campaign}`, async ({ page }) => {
    const email = `form-${path.replaceAll(/\W/g, '')}@example.ec`.toLowerCase();
    await page.goto(path);
    await fillPerson(page, email);
    if (!path.endsWith('/1')) await choose(page, 'Vehículo', 'Sierra');
    await choose(page, 'Paquete', 'Paquete');
    await choosePlace(page);
    await page.getByRole('button', { name: 'Solicitar cotización' }).dblclick();
    await thanked(page);
    await expect(page.getByText('Un asesor te enviará la cotización a tu correo electrónico.')).toBeVisible();
    const leads = await leadsOf(email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ form: 'quote', campaign, consent_version: expect.stringMatching(/^\d{4}-\d\d/) });
    expect(JSON.stringify(leads[0]?.interest)).toContain('Sierra');
  });

test('the post-sale form takes a composed vehicle and plate, and options; what was typed survives a reload', async ({
  page,
}) => {
  const email = 'postventa@example.ec';
  await page.goto('/campana-post-venta');
  await fillPerson(page, email);
  const vehicle = page.getByRole('combobox', { name: 'Vehículo' });
  const plate = page.getByRole('textbox', { name: /^Placa/ });
  await vehicle.focus();
  await compose(page, 'Chevrolet Aveo');
  await expect(vehicle).toHaveValue('CHEVROLET AVEO');
  await page.keyboard.press('Enter');
  await plate.focus();
  await compose(page, 'pba-1234');
  await expect(plate).toHaveValue('PBA1234');
  const dealership = page.getByRole('combobox', { name: 'Concesionario' });
  await dealership.focus();
  await compose(page, 'eloy', { ends: false });
  await page.getByRole('option', { name: 'Cóndor Eloy Alfaro' }).click();
  await expect(dealership).toHaveValue('Cóndor Eloy Alfaro');
  await page.getByRole('checkbox', { name: /No integrar/ }).check();
  await page.waitForTimeout(800); // a draft is written a moment after the last change
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ñañez');
  await expect(page.getByRole('textbox', { name: /^Placa/ })).toHaveValue('PBA1234');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await thanked(page);
  await expect(page.getByText('El concesionario que elegiste se comunicará contigo.')).toBeVisible();
  const [lead] = await leadsOf(email);
  expect(lead).toMatchObject({ form: 'post-sale', campaign: 14 });
  expect(lead?.interest).toMatchObject({ vehicle: 'CHEVROLET AVEO', plate: 'PBA1234', skipIntegration: true });
});

test('a lead whose answer was lost is not made twice', async ({ page, consoleLog }) => {
  test.setTimeout(120_000);
  consoleLog.expectMatching(/net::ERR/);
  const email = 'perdida@example.ec';
  await page.goto('/campanacrm');
  await fillPerson(page, email);
  await choose(page, 'Vehículo', 'Sierra');
  await choose(page, 'Paquete', 'Paquete');
  await choosePlace(page);
  let lost = false;
  await page.route(QUOTE, async (route) => {
    await route.fetch();
    lost = true;
    await route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Solicitar cotización' });
  await send.click();
  await expect.poll(() => lost).toBe(true);
  await page.unroute(QUOTE);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Concesionario' })).toHaveValue('Cóndor Eloy Alfaro');
  await send.click();
  await thanked(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

test("a post-sale submit that fails says 'Error' and loses nothing", async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/503/);
  await page.goto('/campana-post-venta');
  await fillPerson(page, 'falla@example.ec');
  await choose(page, 'Vehículo', 'Ruta');
  await choose(page, 'Paquete', 'Paquete');
  await choose(page, 'Concesionario', 'Cóndor Eloy Alfaro');
  await page.route(POST_SALE, (route) => route.fulfill({ status: 503, json: { Message: 'Sin servicio' } }));
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Vehículo' })).toHaveValue('Ruta');
  await expect(page).toHaveURL(/\/campana-post-venta$/);
});

test('the campaign of the first address goes with the quotation at the end of the journey', async ({ page }) => {
  await page.goto('/gracias?source=28');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('vitrina:1:wizard')); // sealed, then stored
  await configure(page, 'Ruta');
  await fillForm(page, person('campana@example.ec'));
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await thanked(page);
  expect(await rows('select campaign from lead where email = $1', ['campana@example.ec'])).toEqual([{ campaign: 28 }]);
});

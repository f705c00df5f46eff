import type { BrowserContext, Page } from '@playwright/test';
import { rows } from '../servers/database';
import { newCustomer } from '../support/account';
import { expect, test } from '../support/console';
import { addressOf, contract } from '../support/contract';
import { followLink } from '../support/journey';
import { type Customer, sharedModule, signIn, signInHere } from '../support/session';

const { quotations, renewToken } = contract;
const LIST = `/api/${quotations.path}`;
const RENEWAL = `/api/${renewToken.path}`;

/** A customer whose access half has run out. */
const customerToRenew = () => newCustomer({ accessFor: '-1 minute' });

/** Two tabs of one browser, signed in as a customer. */
async function twoTabs(context: BrowserContext, page: Page, customer: Customer) {
  await signIn(page, customer);
  const other = await context.newPage();
  await other.goto('/gracias');
  await other.getByRole('banner').getByText(customer.displayName).waitFor();
  return [page, other];
}

/** Counts the answers of a path by their status, in all tabs. */
function answers(context: BrowserContext) {
  const seen: string[] = [];
  context.on('response', (response) => {
    seen.push(`${new URL(response.url()).pathname} ${response.status()}`);
  });
  return (path: string, status: number) => seen.filter((answer) => answer === `${path} ${status}`).length;
}

/** Holds the renewal until every request has been refused, so that all of them wait for it. */
async function holdRenewal(context: BrowserContext, refused: () => boolean) {
  await context.route(`**${RENEWAL}`, async (route) => {
    await expect.poll(refused).toBe(true);
    await route.continue();
  });
}

type Call = (endpoint: object, input: object, options: object) => Promise<unknown>;

/** Asks three times at once for the customer's list through the API client of the page; how each ended. */
async function askThrice(page: Page, personId: number) {
  const client = await sharedModule<{ call: Call }>(page, '@vitrina/api-client');
  return client.evaluate(
    ({ call }, { path, input }) => {
      const asIs = {
        wire: { '~run': ({ value }: { value: unknown }) => ({ typed: true, value }) },
        read: (wire: unknown) => wire,
        write: (word: unknown) => word,
      };
      const endpoint = { path, access: 'customer', request: asIs, response: asIs };
      const ask = () => call(endpoint, input, { quiet: true });
      return Promise.all(
        [ask(), ask(), ask()].map((asked) => asked.then(JSON.stringify, (error) => `failed: ${error.status}`)),
      );
    },
    { path: quotations.path, input: contract.encode(quotations.request, { personId, campaign: 0 }) as object },
  );
}

test('six requests of two tabs that are refused at once make one renewal, and six answers', async ({
  context,
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/401/);
  const { customer } = await customerToRenew();
  const tabs = await twoTabs(context, page, customer);
  const count = answers(context);
  await holdRenewal(context, () => count(LIST, 401) === 6);

  const outcomes = await Promise.all(tabs.map((tab) => askThrice(tab, customer.personId)));
  expect(outcomes.flat()).toEqual(Array(6).fill('[]'));
  expect([count(LIST, 401), count(RENEWAL, 200), count(LIST, 200)]).toEqual([6, 1, 6]);
  // The next load has the new credentials.
  await page.goto('/usuario/cotizaciones');
  await expect(page.getByRole('banner').getByText(customer.displayName)).toBeVisible();
  expect(count(RENEWAL, 200)).toBe(1);
});

test('with a dead renewal two tabs end in one sign-out and one reload', async ({ context, page, consoleLog }) => {
  consoleLog.expectMatching(/401/);
  const { customer, session } = await customerToRenew();
  await rows('update session set ended_at = now() where id = $1', [session]);
  const tabs = await twoTabs(context, page, customer);
  const count = answers(context);
  await holdRenewal(context, () => count(LIST, 401) === 6);
  let loads = 0;
  for (const tab of tabs) tab.on('load', () => loads++);

  // A tab that reloads takes its calls with it.
  await Promise.all(tabs.map((tab) => askThrice(tab, customer.personId).catch(() => [])));
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(tab.getByText(customer.displayName)).toHaveCount(0);
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('session');
  }
  await expect.poll(() => loads).toBe(1);
  expect([count(RENEWAL, 401), count(RENEWAL, 200), count(LIST, 200)]).toEqual([1, 0, 0]);
});

test('a session lost while a quotation is added: said after the reload, and the configuration goes on', async ({
  page,
  consoleLog,
}) => {
  test.setTimeout(120_000);
  consoleLog.expectMatching(/401/);
  const { customer, session } = await customerToRenew();
  await rows('update session set ended_at = now() where id = $1', [session]);
  await followLink(page, '/ruta/6/resumen?provincia=17', 'Resumen');
  await page.getByRole('radio').first().check();
  await expect(page).toHaveURL(/&agencia=/);
  await signInHere(page, customer);
  const add = page.getByRole('button', { name: 'Agregar cotización venta en linea' });
  const address = page.url();
  await Promise.all([page.waitForEvent('load'), add.click()]);

  await expect(page.getByText('Tu sesión ha terminado. Inicia sesión para continuar donde estabas.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Resumen', exact: true })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.locator('dialog[aria-modal]')).toHaveCount(0); // the window of the map is no question
  await expect(page.getByText('Recuperamos la configuración de tu enlace')).toHaveCount(0);

  const { customer: back } = await newCustomer();
  const { encode, login } = contract;
  await page.route(addressOf(login), (route) => route.fulfill({ json: encode(login.response, back) }), { times: 1 });
  await page
    .getByRole('region', { name: /^Notificaciones/ })
    .getByRole('button', { name: 'Iniciar sesión' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await dialog.getByRole('textbox', { name: 'Número de identificación' }).fill('1710034065');
  await dialog.getByLabel('Contraseña', { exact: true }).fill('secreta7');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('banner').getByText(back.displayName)).toBeVisible();
  await expect(page.getByText('Tu sesión ha terminado')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await add.click();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await expect(page.getByText('Se ha Agregado Correctamente')).toBeVisible();
});

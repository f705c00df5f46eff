import type { Page, Request } from '@playwright/test';
import { rows } from '../servers/database';
import { expect, test } from '../support/console';
import { contract } from '../support/contract';
import { customerWith } from '../support/customers';
import { signIn } from '../support/session';

const { quotations, renewToken } = contract;
const urlOf = ({ path }: { path: string }) => `/api/${path}`;
const TOLD = 'Tu sesión se cerró en otra pestaña';

/** Opens the customer's list and answers the call that it made, with its credentials. */
async function openList(page: Page): Promise<Request> {
  const asked = page.waitForRequest((request) => request.url().endsWith(urlOf(quotations)));
  await page.goto('/usuario/cotizaciones');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  return asked;
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' }).click();

test('signing out ends the session on the server and in every tab, and what the tabs held of it is worth nothing', async ({
  page,
  context,
}) => {
  const { customer, session } = await customerWith(2005);
  await signIn(page, customer);
  const other = await context.newPage();
  const asked = await openList(other);
  const authorization = (await asked.headerValue('authorization')) ?? '';
  const ask = (words: unknown) => ({ ...contract.REQUEST_CONSTANTS, ...(words as object) });
  const list = contract.encode(quotations.request, { personId: customer.personId, campaign: 0 });
  const again = () => other.request.post(urlOf(quotations), { headers: { authorization }, data: ask(list) });
  expect((await again()).status()).toBe(200);

  await signOut(page);
  // The other tab hears of it: it is neither touched nor looked at, and asks the server nothing.
  await expect(other.getByText(TOLD)).toBeVisible();
  await expect(other).toHaveURL(/:\d+\/$/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText(customer.displayName)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

  await expect
    .poll(() => rows('select ended_at is not null as ended from session where id = $1', [session]))
    .toEqual([{ ended: true }]);
  expect((await again()).status()).toBe(401);
  const words = contract.encode(renewToken.request, { renewalToken: customer.renewalToken });
  const renewal = await other.request.post(urlOf(renewToken), { data: ask(words) });
  expect(renewal.status()).toBe(401);
});

test('the tab that signs out goes home without a word, and back leads nobody in', async ({ page }) => {
  const { customer } = await customerWith(2005);
  await signIn(page, customer);
  await openList(page);
  await signOut(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(TOLD)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Inicia sesión' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

test('a form that is open in another tab is emptied, and keeps no draft', async ({ page, context }) => {
  const { customer } = await customerWith();
  await signIn(page, customer);
  const other = await context.newPage();
  await other.goto('/cotiza');
  const names = other.getByRole('textbox', { name: 'Nombres' });
  await names.fill('Rosa Elvira');
  const drafts = () => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  await expect.poll(drafts).not.toEqual([]);
  await signOut(page);
  await expect(names).toHaveValue('');
  await expect.poll(drafts).toEqual([]);
  await other.reload();
  await expect(names).toHaveValue('');
});

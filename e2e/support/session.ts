import type { JSHandle, Page } from '@playwright/test';
import { addressOf, contract } from './contract';

/** A customer as the server would answer after a sign-in, of whom no backend knows: their calls would end the session. */
export const CUSTOMER = {
  id: 7,
  personId: 7,
  displayName: 'María José Andrade',
  accessToken: 'access',
  renewalToken: 'renewal',
  signedIn: true,
  email: 'maria@example.ec',
};

export type Customer = typeof CUSTOMER;

type Shared = { loadShare(name: string): Promise<(() => unknown) | false> };

/** Runs in the page: the module that shell and remotes share under a name. */
async function loadShared(name: string): Promise<unknown> {
  const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Shared[] } }).__FEDERATION__;
  const load = await __INSTANCES__[0]?.loadShare(name);
  if (!load) throw new Error(`the shell does not provide ${name}`);
  return load();
}

/** A handle on a module that shell and remotes share in this page. */
export async function sharedModule<Module>(page: Page, name: string): Promise<JSHandle<Module>> {
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  return page.evaluateHandle(loadShared, name) as Promise<JSHandle<Module>>;
}

type Client = { signIn(words: { identification: string; password: string }): unknown };

/** Signs a customer in on the page as it stands, through the API client that shell and remotes share. */
export async function signInHere(page: Page, customer: Customer) {
  await page.getByRole('banner').waitFor();
  const { encode, login } = contract;
  const answer = encode(login.response, customer);
  await page.route(addressOf(login), (route) => route.fulfill({ json: answer }), { times: 1 });
  const client = await sharedModule<Client>(page, '@vitrina/api-client/sign-in');
  await client.evaluate(({ signIn }) => signIn({ identification: '1710034065', password: 'secreta7' }));
  await page.getByRole('banner').getByText(customer.displayName).waitFor();
}

/** Opens a page of the site and signs a customer in. */
export async function signIn(page: Page, customer: Customer) {
  await page.goto('/gracias');
  await signInHere(page, customer);
}

/** Signs in at the backend, in the dialog that is open: by identification and password, as a customer does. */
export async function signInByDialog(
  page: Page,
  { identification, password }: Record<'identification' | 'password', string>,
) {
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await dialog.getByRole('textbox', { name: 'Número de identificación' }).fill(identification);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
}

type Navigation = { navigate(to: string): void };

/** Opens an address as a link of the site would, without a load of the document. */
export async function openInSite(page: Page, address: string) {
  await page.getByRole('banner').waitFor();
  const navigation = await sharedModule<Navigation>(page, '@vitrina/navigation');
  await navigation.evaluate(({ navigate }, to) => navigate(to), address);
}

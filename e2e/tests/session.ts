import type { Page } from '@playwright/test';

/** A customer as the server would answer after a sign-in (the sign-in itself comes with its remote). */
export const CUSTOMER = {
  id: 7,
  personId: 7,
  displayName: 'María José Andrade',
  accessToken: 'access',
  renewalToken: 'renewal',
  signedIn: true,
  email: 'maria@example.ec',
};

type Bus = { signIn(session: typeof CUSTOMER): unknown };
type Instance = { loadShare(name: string): Promise<(() => Bus) | false> };

/** Signs a customer in through the session bus that shell and remotes share, on this page's origin. */
export async function signIn(page: Page) {
  await page.goto('/gracias');
  await page.getByRole('banner').waitFor();
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  await page.evaluate(async (customer) => {
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__;
    const bus = await __INSTANCES__[0]?.loadShare('@vitrina/session-bus');
    if (!bus) throw new Error('the shell provides no session bus');
    await bus().signIn(customer);
  }, CUSTOMER);
  await page.getByRole('banner').getByText(CUSTOMER.displayName).waitFor();
}

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RemoteEntry } from '@vitrina/federation';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { REMOTES, standaloneOrigin } from '../servers/ports';
import { expect, test } from '../support/console';

/** An address of a page that leads somewhere on the reference backend. */
const sample = (path: string) => path.replace(':titulo', 'sierra').replace(/:\w+/g, '1');

/** Pages that show one purchase: of the customer whom their remote signs in, as docs/seed.md lists them. */
const QUERIES: Record<string, string> = {
  'compras.detalle': '?id=2105',
  'credito.detalle': '?id=2112',
  'compras.contado': '?id=2302&tab=2',
};

const { DEMO_CUSTOMERS, DEMO_PASSWORD }: typeof import('@vitrina/testing/customers') = createRequire(import.meta.url)(
  '@vitrina/testing/customers',
);

for (const [index, remote] of REMOTES.entries()) {
  // One each: the server holds one session a customer, and these tests run beside each other.
  const customer = DEMO_CUSTOMERS[index % DEMO_CUSTOMERS.length] as (typeof DEMO_CUSTOMERS)[number];

  test(`${remote}: the composed site knows no demo customer`, () => {
    const scripts = readdirSync(inRoot(remote, 'dist/js')).map((name) => readFileSync(inRoot(remote, 'dist/js', name)));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script.includes(DEMO_PASSWORD))).toEqual([]);
  });

  test(`${remote} stands alone: page list, session picker, every page opens`, async ({ page, consoleLog }) => {
    const { pages, slots } = JSON.parse(readFileSync(inRoot(remote, 'dist/pages.json'), 'utf8')) as RemoteEntry;
    if (pages.some(({ path }) => path.startsWith('/c/'))) consoleLog.expectMatching(/404/); // no short link has the sample's code
    await page.goto(standaloneOrigin(remote));
    for (const { name } of pages)
      await expect(page.getByRole('link', { name: new RegExp(name.replace('.', '\\.')) }).first()).toBeVisible();
    const signedIn = pages.some(({ requiresLogin }) => requiresLogin);
    if (signedIn) {
      consoleLog.expectMatching(/409/); // a session that an earlier try of this test left is closed
      await page.getByRole('combobox', { name: 'Sesión' }).selectOption(customer.identification);
      await page.waitForFunction(() => localStorage.getItem('vitrina:1:session')); // sealed, then stored
      await expect(page.getByRole('combobox', { name: 'Sesión' })).toHaveValue(customer.identification);
    }
    for (const { name, path, requiresLogin } of pages) {
      await page.goto(standaloneOrigin(remote) + sample(path) + (QUERIES[name] ?? ''));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!requiresLogin) continue;
      // With what the backend holds of the customer, not with what could not be loaded.
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(/^No (pudimos cargar|encontramos)/)).toHaveCount(0);
    }
    for (const { name } of slots) {
      await page.getByRole('button', { name: `Abrir «${name}»` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import type { RemoteEntry } from '../../shared/federation/src';
import { REMOTES, standaloneOrigin } from '../servers/ports';
import { expect, test } from './console';

/** An address of a page that leads somewhere on the reference backend. */
const sample = (path: string) => path.replace(':titulo', 'sierra').replace(/:\w+/g, '1');

for (const remote of REMOTES) {
  test(`${remote} stands alone: page list, session picker, every page opens`, async ({ page, consoleLog }) => {
    const { pages, slots } = JSON.parse(readFileSync(inRoot(remote, 'dist/pages.json'), 'utf8')) as RemoteEntry;
    if (pages.some(({ path }) => path.startsWith('/c/'))) consoleLog.expectMatching(/404/); // no short link has the sample's code
    await page.goto(standaloneOrigin(remote));
    for (const { name } of pages)
      await expect(page.getByRole('link', { name: new RegExp(name.replace('.', '\\.')) }).first()).toBeVisible();
    const signedIn = pages.some(({ requiresLogin }) => requiresLogin);
    if (signedIn) {
      await page.getByRole('combobox', { name: 'Sesión' }).selectOption({ index: 1 });
      await page.waitForFunction(() => localStorage.getItem('vitrina:1:session')); // sealed, then stored
    }
    for (const { path } of pages) {
      await page.goto(standaloneOrigin(remote) + sample(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const { name } of slots) {
      await page.getByRole('button', { name: `Abrir «${name}»` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

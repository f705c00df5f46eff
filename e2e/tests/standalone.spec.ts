import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import type { RegistryPage } from '../../shared/federation/src';
import { REMOTES, standaloneOrigin } from '../servers/ports';
import { expect, test } from './console';

for (const remote of REMOTES) {
  test(`${remote} stands alone: page list, session picker, every page opens`, async ({ page }) => {
    const { pages } = JSON.parse(readFileSync(inRoot(remote, 'dist/pages.json'), 'utf8')) as { pages: RegistryPage[] };
    await page.goto(standaloneOrigin(remote));
    for (const { name } of pages)
      await expect(page.getByRole('link', { name: new RegExp(name.replace('.', '\\.')) }).first()).toBeVisible();
    const signedIn = pages.some(({ requiresLogin }) => requiresLogin);
    if (signedIn) {
      await page.getByRole('combobox', { name: 'Sesión' }).selectOption({ index: 1 });
      await page.waitForFunction(() => localStorage.getItem('vitrina:1:session')); // sealed, then stored
    }
    for (const { path } of pages.filter((declared) => !declared.path.includes(':'))) {
      await page.goto(`${standaloneOrigin(remote)}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RemoteDeclaration } from '@vitrina/federation';
import { inRoot, remotes } from '../../scripts/lib/workspace.mjs';

const require = createRequire(import.meta.url);
const declarations: RemoteDeclaration[] = remotes().map((name) => require(inRoot(name, 'remote.ts')).default);

/** The entries of the user's menu, as the remotes declare them; the tests of mf-account spell them. */
export const MENU = declarations
  .flatMap(({ pages }) => pages.flatMap(({ menu }) => menu ?? []))
  .sort((a, b) => a.order - b.order)
  .map(({ label }) => label);

/** What the header's menu shows: nothing while it is closed. */
export const menuEntries = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link');

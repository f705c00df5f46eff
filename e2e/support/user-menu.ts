import type { Page } from '@playwright/test';
import { PAGES } from './declared-pages';

/** The entries of the user's menu, as the remotes declare them; the tests of mf-account spell them. */
export const MENU = PAGES.flatMap(({ menu }) => menu ?? [])
  .sort((a, b) => a.order - b.order)
  .map(({ label }) => label);

/** What the header's menu shows: nothing while it is closed. */
export const menuEntries = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link');

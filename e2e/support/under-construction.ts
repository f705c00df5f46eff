import { expect } from '@playwright/test';
import { CUSTOMER, signIn } from './session';
import type { Walk } from './walk';

/** A walk to a page of the signed-in area that is not built yet. */
export const underConstruction =
  (path: string) =>
  async ({ page, check }: Walk) => {
    await signIn(page, CUSTOMER);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await check(path);
  };

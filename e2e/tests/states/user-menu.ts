import { expect } from '@playwright/test';
import { addressOf, answerOf, contract } from '../../support/contract';
import { CUSTOMER, signIn } from '../../support/session';
import { MENU, menuEntries } from '../../support/user-menu';
import type { Walk } from '../../support/walk';

/** The header's menu of the customer, on a page that is theirs and on one that is everybody's. */
export async function userMenu({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await page.route(addressOf(contract.quotations), (route) =>
    route.fulfill({ json: answerOf(contract.quotations, []) }),
  );
  for (const path of ['/gracias', '/usuario/cotizaciones']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' }).click();
    await expect(menuEntries(page)).toHaveText(MENU);
    await check(`user menu on ${path}`);
  }
}

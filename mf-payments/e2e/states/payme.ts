import { expect, type Page } from '@playwright/test';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import type { Walk } from '@vitrina/e2e/walk';
import { answerCards, ID } from './card-answers';

const SCRIPT = '/sandbox/payme/VPOS2/js/modalcomercio.js';

const go = (page: Page) => page.getByRole('button', { name: 'Ir a proceso de pago' });

/** Answers the start of a payment with payme's form, and `script` as payme's own, where there is one. */
async function answerPayme(page: Page, script?: string) {
  const scriptAddress = new URL(SCRIPT, page.url()).href;
  const form = { kind: 'payme', success: true, operationNumber: '000042', scriptAddress } as const;
  const json = answerOf(contract.createCardPayment, form);
  await page.route(addressOf(contract.createCardPayment), (route) => route.fulfill({ json }));
  await page.route(`**${SCRIPT}`, (route) =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** A payment by payme: its form, behind its window (which stands for itself, and closed tells nobody), and not to be opened. */
export async function payme({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerCards(page, []);
  const open = async () => {
    await page.goto(`/usuario/pagos?id=${ID}&tab=1&type=payme`);
    await page.getByRole('button', { name: 'La mitad' }).click();
  };
  await open();
  await check('payme');
  await answerPayme(page, 'window.AlignetVPOS2 = { openModal() {} }');
  await go(page).click();
  await expect(page.getByText(/^Al terminar vuelves aquí/)).toBeVisible();
  await check('payme, behind its window');
  await answerPayme(page);
  await open();
  await go(page).click();
  await expect(page.getByText(/^No pudimos abrir Pay-me/)).toBeVisible();
  await check('payme, its script is missing');
}

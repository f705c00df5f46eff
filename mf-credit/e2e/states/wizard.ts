import { expect } from '@playwright/test';
import { addressOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';
import {
  answerWizard,
  CREDIT,
  cashPurchase,
  EMPTY,
  FULL,
  FUNDS,
  financingRequest,
  ID,
  negotiationOf,
} from './application';

/** A wizard: coming, a section, its list of tasks, in error, unsaved, in conflict, the review, failed. */
export async function wizard({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerWizard(page, EMPTY);
  const release = await hold(page, contract.application);
  await page.goto(FUNDS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('wizard, loading');
  await release();
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.waitFor();
  await check('wizard');
  const line = page.getByRole('button', { name: /^Paso/ });
  if (await line.isVisible()) {
    await line.click();
    await check('wizard, list of tasks');
    await page.keyboard.press('Escape');
  }
  await save.click();
  await expect(page.getByRole('group', { name: 'Revisa estos datos' })).toBeVisible();
  await check('wizard, in error');
  await page.route(addressOf(contract.saveDraft), (route) => route.fulfill({ status: 409, json: {} }));
  await page.getByLabel(/^Barrio/).fill('La Floresta');
  await expect(page.getByRole('button', { name: 'Mantener lo que escribí aquí' })).toBeVisible();
  await check('wizard, changed in another window');

  await answerWizard(page, FULL);
  await page.goto(`${FUNDS}&paso=revision`);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await check('wizard, review');
  await whileRefused(page, contract.dataValidation, async () => {
    await page.goto(`${FUNDS}&paso=revision`);
    await expect(page.getByText('No pudimos cargar la comprobación de tus datos')).toBeVisible();
    await check('wizard, validation failed');
  });
}

/** In place of a wizard: sent, refused, of the other kind, not found. */
export async function wizardOver({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerWizard(page, FULL, negotiationOf(cashPurchase({ id: ID })));
  await page.goto(FUNDS);
  await expect(page.getByText('Tu declaración está completa')).toBeVisible();
  await check('wizard, declared');
  await page.goto(CREDIT);
  await expect(page.getByText('Esta cotización cambió de forma de compra')).toBeVisible();
  await check('wizard, of the other kind');
  const denied = negotiationOf(financingRequest({ id: ID, status: 'NEGADO' }), { creditPurchase: true });
  await answerWizard(page, FULL, denied);
  await page.goto(CREDIT);
  await expect(page.getByText(/El banco no aprobó/)).toBeVisible();
  await check('wizard, refused by the bank');
  await page.route(addressOf(contract.negotiation), (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(FUNDS);
  await expect(page.getByText('No encontramos esta cotización')).toBeVisible();
  await check('wizard, not found');
}

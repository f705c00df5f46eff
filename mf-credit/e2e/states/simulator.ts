import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Negotiation } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';
import { button, entry, term, told } from '../simulator/open-simulator';

const load = createRequire(import.meta.url);
const samples: typeof import('@vitrina/testing/purchases') = load('@vitrina/testing/purchases');
const { acceptedRequest, negotiationOf } = samples;

const CALCULO = '/usuario/solicitudes/calculo';
const OPEN = negotiationOf(undefined, { customerDataComplete: false });

/** Answers one negotiation that no backend knows; what is calculated is the backend's. */
const answer = (page: Page, found: Negotiation) =>
  page.route(addressOf(contract.negotiation), (route) =>
    route.fulfill({ json: answerOf(contract.negotiation, found) as never }),
  );

/** Coming, open, in error, calculated, with its table, the consent, a cash purchase, decided, failed, not found. */
export async function simulator({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answer(page, OPEN);
  const release = await hold(page, contract.negotiation);
  await page.goto(`${CALCULO}?id=2042`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('simulator, loading');
  await release();
  await term(page, 12).waitFor();
  await check('simulator');
  await button(page, 'Calcular').click();
  await expect(page.getByText('El campo plazo es obligatorio')).toBeVisible();
  await check('simulator, in error');
  await term(page, 60).check();
  await button(page, 'Calcular').click();
  await expect(told(page)).toHaveText(/^Cuota mensual/);
  await check('simulator, fee');
  await button(page, 'Ver tabla de amortización').click();
  await expect(page.getByRole('heading', { name: 'Tabla de amortización' })).toBeVisible();
  await check('simulator, amortisation');
  await button(page, 'Presentar solicitud').click();
  await expect(page.getByRole('heading', { name: 'Cómo lo retiras' })).toBeVisible();
  await check('simulator, consent');
  await button(page, 'Cerrar').click();
  await entry(page).fill('25689.50');
  await button(page, 'Calcular').click();
  await expect(told(page)).toContainText('no queda nada por financiar');
  await check('simulator, nothing to finance');

  await answer(page, negotiationOf(acceptedRequest(), { customerDataComplete: true, creditPurchase: true }));
  await page.goto(`${CALCULO}?id=2203`);
  await expect(page.getByText(/^Esta cotización ya es una solicitud/)).toBeVisible();
  await check('simulator, decided');
  await answer(page, OPEN);
  await whileRefused(page, contract.feeSettings, async () => {
    await page.goto(`${CALCULO}?id=2042`);
    await expect(page.getByText('No pudimos cargar las condiciones del crédito')).toBeVisible();
    await check('simulator failed');
  });
  await page.route(addressOf(contract.negotiation), (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`${CALCULO}?id=9`);
  await expect(page.getByText('No encontramos esta cotización')).toBeVisible();
  await check('simulator, not found');
}

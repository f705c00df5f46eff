import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Application } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const load = createRequire(import.meta.url);
const { cashPurchase, financingRequest, negotiationOf }: typeof import('@vitrina/testing/purchases') =
  load('@vitrina/testing/purchases');
const { APPLICATION_FORMS, visibleSubTabs }: typeof import('@vitrina/rules') = load('@vitrina/rules');

const ID = 2042;
const AT = '2026-11-30T15:00:00.000Z';
const FUNDS = `/usuario/compras/contado/licitud?id=${ID}`;
const CREDIT = `/usuario/solicitudes/credito/solicitud?id=${ID}`;
const { funds } = APPLICATION_FORMS;

const answer = <Request, Response>(
  page: Page,
  endpoint: Parameters<typeof answerOf<Request, Response>>[0],
  words: Response,
) => page.route(addressOf(endpoint), (route) => route.fulfill({ json: answerOf(endpoint, words) as never }));

const EMPTY: Application = { id: ID, kind: 1, isDecided: false, answers: {}, sections: [], drafts: [], documents: [] };

/** Everything was saved. */
const FULL: Application = {
  ...EMPTY,
  sections: visibleSubTabs(funds, { isMarried: false, isExposed: false, hasExposedRelatives: false }).flatMap(
    ({ sections }) => sections.map((section) => ({ formType: 1, section, savedAt: AT })),
  ),
  answers: {
    economicActivity: { employmentRelationshipId: 1, company: 'Textiles del Valle', years: 6 },
    income: [{ typeId: 1, value: contract.cents(180_000) }],
  },
  letterAcceptedAt: AT,
  letterVersion: '1',
};

/** Answers what no backend knows: one quotation and its application; the lists are the backend's. */
async function answerWizard(page: Page, application: Application, found = negotiationOf(undefined)) {
  await answer(page, contract.negotiation, { ...found, negotiationId: ID, customerDataComplete: false });
  await answer(page, contract.application, application);
  await answer(page, contract.previousAnswers, {});
  await answer(page, contract.dataValidation, { canBePaid: false });
  await answer(page, contract.saveDraft, { revision: 1, savedAt: AT });
}

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

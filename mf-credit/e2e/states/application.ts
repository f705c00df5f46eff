import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Application } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';

const load = createRequire(import.meta.url);
export const { cashPurchase, financingRequest, negotiationOf }: typeof import('@vitrina/testing/purchases') =
  load('@vitrina/testing/purchases');
const { APPLICATION_FORMS, visibleSubTabs }: typeof import('@vitrina/rules') = load('@vitrina/rules');

export const ID = 2042;
export const AT = '2026-11-30T15:00:00.000Z';
export const FUNDS = `/usuario/compras/contado/licitud?id=${ID}`;
export const CREDIT = `/usuario/solicitudes/credito/solicitud?id=${ID}`;
const { funds } = APPLICATION_FORMS;

/** What a call answers from now on. */
export const answer = <Request, Response>(
  page: Page,
  endpoint: Parameters<typeof answerOf<Request, Response>>[0],
  words: Response,
) => page.route(addressOf(endpoint), (route) => route.fulfill({ json: answerOf(endpoint, words) as never }));

export const EMPTY: Application = {
  id: ID,
  kind: 1,
  isDecided: false,
  answers: {},
  sections: [],
  drafts: [],
  documents: [],
};

/** Everything was saved. */
export const FULL: Application = {
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
export async function answerWizard(page: Page, application: Application, found = negotiationOf(undefined)) {
  await answer(page, contract.negotiation, { ...found, negotiationId: ID, customerDataComplete: false });
  await answer(page, contract.application, application);
  await answer(page, contract.previousAnswers, {});
  await answer(page, contract.dataValidation, { canBePaid: false });
  await answer(page, contract.saveDraft, { revision: 1, savedAt: AT });
}

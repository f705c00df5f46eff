import { screen, waitFor } from '@testing-library/react';
import {
  type Application,
  type ApplicationDraft,
  accountTypes,
  application as applicationCall,
  dataValidation,
  financialCatalogues,
  type Negotiation,
  negotiation,
  personalCatalogues,
  previousAnswers,
  provincesWithCantons,
  relationships,
  saveDraft,
  savePersonalData,
} from '@vitrina/contract';
import { APPLICATION_FORMS, type ApplicationForm, type SubTab, visibleSubTabs } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { afterSave } from '../../../application/standing';
import { wizardPath } from '../address';
import { applicationPage } from '../application-page';
import { ACCOUNT_TYPES, FINANCIAL, PERSONAL, RELATIONSHIPS } from './lists';

export const ID = 2042;
const AT = '2026-11-30T15:00:00.000Z';

/** The open page, and what its server has, as it stands. */
export const site = {} as {
  server: FakeServer;
  page: RenderedPage;
  form: ApplicationForm;
  found: Negotiation;
  application: Application;
};

const EMPTY: Application = { id: ID, kind: 1, isDecided: false, answers: {}, sections: [], drafts: [], documents: [] };

/** An application whose sub-tabs were saved, but for those that are left out. */
export function filled(form: ApplicationForm, without: readonly SubTab['key'][] = [], isMarried = false): Application {
  const shown = { isMarried, isExposed: false, hasExposedRelatives: false };
  return visibleSubTabs(form, shown)
    .filter(({ key }) => !without.includes(key))
    .reduce<Application>((all, subTab) => afterSave(all, subTab, {}, { revision: 1, savedAt: AT }), {
      ...EMPTY,
      kind: form.kind,
      drafts: [],
    });
}

/** Puts a draft into an application, as another browser has sent it. */
export function withDraft(of: Application, subTab: string, draft: Partial<ApplicationDraft>): Application {
  const before = of.drafts.find((kept) => kept.subTab === subTab);
  const next = { subTab, revision: (before?.revision ?? 0) + 1, savedAt: AT, ...draft };
  return { ...of, drafts: [...of.drafts.filter((kept) => kept !== before), next] };
}

/** The server of one wizard, which keeps sections and drafts as the real one does. */
export async function serve(form: ApplicationForm, start: Partial<Application> = {}, found: Partial<Negotiation> = {}) {
  const server = fakeServer();
  const isCredit = form.kind === 2;
  Object.assign(site, {
    server,
    form,
    found: negotiationOf(undefined, { creditPurchase: isCredit, customerDataComplete: false, ...found }),
    application: { ...EMPTY, kind: form.kind, ...start },
  });
  server.on(negotiation, ({ id }) => {
    if (id !== ID) throw new Failure(404, 'No encontramos esta cotización');
    return site.found;
  });
  server.on(applicationCall, () => site.application);
  server.on(previousAnswers, () => ({}));
  server.on(personalCatalogues, () => PERSONAL);
  server.on(financialCatalogues, () => FINANCIAL);
  server.on(relationships, () => [...RELATIONSHIPS]);
  server.on(accountTypes, () => [...ACCOUNT_TYPES]);
  server.on(provincesWithCantons, () => []);
  server.on(dataValidation, () => ({ canBePaid: false }));
  server.on(saveDraft, ({ subTab, revision, values }) => {
    const kept = site.application.drafts.find((draft) => draft.subTab === subTab);
    if ((kept?.revision ?? 0) !== revision) throw new Failure(409, 'Otra ventana guardó después');
    site.application = withDraft(site.application, subTab, { values });
    return { revision: revision + 1, savedAt: AT };
  });
  server.on(savePersonalData, ({ formType, form: said }) => {
    const subTab = shownNow();
    const kept = site.application.drafts.find((draft) => draft.subTab === subTab.key);
    const answer = { revision: (kept?.revision ?? 0) + 1, savedAt: AT, ...(formType === 2 && { spouseId: 88 }) };
    const word = formType === 2 ? 'spousePersonalData' : 'personalData';
    const answers = subTab.kind === 'personal-data' ? { [word]: said } : {};
    site.application = afterSave(site.application, subTab, answers, answer);
    return answer;
  });
  await signIn(testCustomer(7));
}

/** The sub-tab that the address names. */
export function shownNow(): SubTab {
  const key = new URLSearchParams(location.search).get('paso');
  const all = visibleSubTabs(site.form, { isMarried: true, isExposed: true, hasExposedRelatives: true });
  const found = all.find((subTab) => subTab.key === key);
  if (!found) throw new Error(`No sub-tab is open: ${key}`);
  return found;
}

/** Opens the wizard of what is served. @param step the sub-tab in its address, or more of its query */
export function open(step?: string, at = wizardPath(site.form, ID, step)) {
  site.page = renderPage(applicationPage(site.form), { path: wizardPath(site.form, ID).split('?')[0] as string, at });
}

/** Closes the page after each test. */
export function useSite() {
  afterEach(async () => {
    jest.useRealTimers();
    site.page.close();
    await act(() => signOut());
  });
}

/** The wizard at a sub-tab, once its form is there. */
export const at = async (key: string) => {
  await waitFor(() => expect(new URLSearchParams(location.search).get('paso')).toBe(key));
  const name = await screen.findByRole('textbox', { name: 'Primer nombre' });
  await waitFor(() => expect(name.closest('form')).not.toHaveAttribute('aria-busy'));
};
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const press = (name: string | RegExp) => site.page.user.click(button(name));
export const CREDIT = APPLICATION_FORMS.credit;
export const FUNDS = APPLICATION_FORMS.funds;

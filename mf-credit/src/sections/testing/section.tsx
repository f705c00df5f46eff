import '@vitrina/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  type Answers,
  type Application,
  personalCatalogues,
  provincesWithCantons,
  relationships,
  suggestions,
} from '@vitrina/contract';
import { APPLICATION_FORMS, type ApplicationForm, type ShownBy, type SubTab } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { placesAsked } from '@vitrina/testing/personal-data';
import { act, type ReactNode, useState } from 'react';
import type { SectionProps } from '../../application/section-props';
import { APPLICANT, EMPTY } from './answers';
import { CATALOGUES, RELATIONSHIPS, SUGGESTIONS } from './catalogues';

export const SAVED = { revision: 1, savedAt: '2026-11-30T15:00:00.000Z' };
/** What an application holds once the applicant's personal data were saved. */
export const WITH_APPLICANT: Partial<Application> = {
  answers: { personalData: APPLICANT },
  sections: [{ formType: 1, section: 'personal-data', savedAt: SAVED.savedAt }],
};

/** The open section, its server, and what it told the wizard. */
export const opened = {} as {
  server: FakeServer;
  page: RenderedPage;
  saved: Partial<Answers>[];
  shownBy: Partial<ShownBy>;
  /** The customer's answers elsewhere arrive. */
  arrive(previous: Answers): void;
};

export function serveCatalogues() {
  const server = fakeServer();
  server.on(personalCatalogues, () => CATALOGUES);
  server.on(relationships, () => RELATIONSHIPS);
  server.on(suggestions, () => SUGGESTIONS);
  server.on(provincesWithCantons, placesAsked);
  opened.server = server;
  return server;
}

type Opening = {
  application?: Partial<Application>;
  previous?: Answers;
  form?: ApplicationForm;
  /** A server that was made before. */
  server?: FakeServer;
};

/** Opens a section as the wizard does: it keeps what was saved and what shows sub-tabs. */
export async function openSection(
  Section: (props: SectionProps) => ReactNode,
  key: SubTab['key'],
  { application: given, previous: first, form = APPLICATION_FORMS.credit, server = serveCatalogues() }: Opening = {},
) {
  const subTab = form.tabs.flatMap(({ subTabs }) => subTabs).find((candidate) => candidate.key === key) as SubTab;
  Object.assign(opened, { server, saved: [], shownBy: {} });
  const draft = { load: async () => null, save() {}, forget() {} };
  function Wizard() {
    const [application, setApplication] = useState<Application>({ ...EMPTY, kind: form.kind, ...given });
    const [previous, arrive] = useState(first);
    opened.arrive = (answers) => act(() => arrive(answers));
    const onSaved: SectionProps['onSaved'] = (answers) => {
      opened.saved.push(answers);
      setApplication((before) => ({ ...before, answers: { ...before.answers, ...answers } }));
    };
    return (
      <Section
        {...{ id: EMPTY.id, form, subTab, application, previous, draft, onSaved }}
        onShownBy={(answers) => Object.assign(opened.shownBy, answers)}
      />
    );
  }
  await signIn(testCustomer(7));
  opened.page = renderPage(Wizard, { path: '/usuario/solicitudes/credito/solicitud', strict: true });
}

/** Closes the section after each test of a file. */
export const closeAfterEach = () =>
  afterEach(async () => {
    jest.useRealTimers();
    opened.page.close();
    await act(() => signOut());
  });

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name, { selector: 'input, select' });
export const noField = (name: string) =>
  expect(screen.queryByLabelText(name, { selector: 'input, select' })).toBeNull();
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => opened.page.user.click(button(name));
/** Waits until the form stands: its lists have come. */
export const ready = async () => {
  const save = await screen.findByRole('button', { name: 'Guardar' });
  await waitFor(() => expect(save.closest('form')).not.toHaveAttribute('aria-busy'));
};
export const toggle = (name: string) => opened.page.user.click(screen.getByRole('switch', { name }));
export const choose = (name: string, option: string) => opened.page.user.selectOptions(field(name), option);

/** Leaves a field with this text in it. */
export async function fill(name: string, text: string) {
  const { user } = opened.page;
  await user.clear(field(name));
  await user.click(field(name));
  if (text) await user.paste(text);
  await user.tab();
}

/** Chooses from a combo, once it offers it. */
export async function pick(name: string, text: string) {
  await waitFor(() => expect(field(name)).toBeEnabled());
  await opened.page.user.clear(field(name));
  await opened.page.user.type(field(name), text);
  await opened.page.user.click(await screen.findByRole('option', { name: text }));
}

/** What is said under a field. */
export function errorOf(name: string): string | undefined {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return (id && document.getElementById(id)?.textContent) || undefined;
}

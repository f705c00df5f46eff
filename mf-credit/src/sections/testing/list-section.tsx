import { screen, within } from '@testing-library/react';
import type { Answers, Application, SectionSaved } from '@vitrina/contract';
import {
  accountTypes,
  bankEntities,
  financialCatalogues,
  relationships,
  saveAssets,
  saveBankReferences,
  saveExpenses,
  saveIncome,
  saveLiabilities,
  savePersonalReferences,
  vehicleMakeModels,
} from '@vitrina/contract';
import { APPLICATION_FORMS, type Person, type SubTab, type SubTabKind } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { act, type ReactNode, useState } from 'react';
import type { SectionProps } from '../../application/section-props';
import { accounts, banks, finances, models, relations } from './finances';

/** The open section, its server, and what it has saved. */
export const section = {} as {
  server: FakeServer;
  page: RenderedPage;
  /** How calls fail, one after the other, by their names; the rest succeed. */
  failures: Map<string, unknown[]>;
  saved: { answers: Partial<Answers>; saved: SectionSaved }[];
  /** The customer's answers elsewhere arrive. */
  arrive(previous: Answers): void;
};

const SAVES = [
  saveAssets,
  saveLiabilities,
  saveIncome,
  saveExpenses,
  saveBankReferences,
  savePersonalReferences,
] as const;

/** Gives each test of a file a server with the catalogues, that saves every list, and closes its page. */
export function useSections() {
  beforeEach(async () => {
    const server = fakeServer();
    const failures = new Map<string, unknown[]>();
    Object.assign(section, { server, failures, saved: [] });
    server.on(financialCatalogues, () => finances);
    server.on(vehicleMakeModels, ({ id }) => models[id] ?? []);
    server.on(accountTypes, () => accounts);
    server.on(bankEntities, () => banks);
    server.on(relationships, () => relations);
    let revision = 0;
    for (const save of SAVES)
      server.on<object, SectionSaved>(save as never, () => {
        const failure = failures.get(save.name)?.shift();
        if (failure) throw failure;
        revision += 1;
        return { revision, savedAt: '2026-11-30T15:00:00.000Z' };
      });
    await signIn(testCustomer(7));
  });
  afterEach(async () => {
    section.page.close();
    await act(() => signOut());
  });
}

/** The next calls of that name fail. */
export const failNext = (name: string, ...failures: unknown[]) => section.failures.set(name, failures);
export const refused = (message: string, status = 422) => new Failure(status, message);

export type Opened = {
  wizard?: keyof typeof APPLICATION_FORMS;
  person?: Person;
  application?: Partial<Application>;
  previous?: Answers;
};

/** The names of the saves so far, in order. */
export const savesMade = () => section.server.calls.map(({ name }) => name).filter((name) => /^save/.test(name));

/** Opens a section of the wizard, as the wizard shows it. */
export function open(Section: (props: SectionProps) => ReactNode, kind: SubTabKind, opened: Opened = {}) {
  const { wizard = 'credit', person = 'applicant' } = opened;
  const form = APPLICATION_FORMS[wizard];
  const isAsked = (tab: SubTab) => tab.kind === kind && tab.person === person;
  const subTab = form.tabs.flatMap(({ subTabs }) => subTabs).find(isAsked) as SubTab;
  const application = {
    ...{ id: 2005, kind: form.kind, isDecided: false, answers: {}, sections: [], drafts: [], documents: [] },
    ...opened.application,
  };
  function Page() {
    const [previous, setPrevious] = useState(opened.previous);
    section.arrive = (answers) => act(() => setPrevious(answers));
    return (
      <Section
        id={2005}
        form={form}
        subTab={subTab}
        application={application}
        previous={previous}
        draft={{ load: async () => null, save: () => undefined, forget: () => undefined }}
        onSaved={(answers, saved) => section.saved.push({ answers, saved })}
        onShownBy={() => undefined}
      />
    );
  }
  section.page = renderPage(Page, { path: '/usuario/solicitudes/credito/solicitud', strict: true });
}

/** The list of that name. */
export const list = (name: string) => within(screen.getByRole('group', { name }));
/** The fields of the row that is being written. */
export const entry = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^(Agregar|Editar): ${name}`) }));
export const press = (button: HTMLElement) => section.page.user.click(button);
/** Presses a button of the list. */
export const pressIn = (name: string, button: string) => press(list(name).getByRole('button', { name: button }));
export const guardar = () => press(screen.getByRole('button', { name: 'Guardar' }));

/** A field of the row that is being written. */
export const field = (name: string, label: string) =>
  entry(name).getByLabelText(label, { selector: 'input, select, textarea' });

/** Types into, or chooses in, fields of the row that is being written. */
export async function fill(name: string, values: Readonly<Record<string, string>>) {
  const { user } = section.page;
  for (const [label, value] of Object.entries(values)) {
    const control = field(name, label);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      await user.paste(value);
      if (control.getAttribute('role') === 'combobox') await user.keyboard('{Enter}');
    }
  }
}

/** Adds a row by its fields. */
export async function add(name: string, values: Readonly<Record<string, string>>) {
  await pressIn(name, 'Agregar');
  await fill(name, values);
  await press(entry(name).getByRole('button', { name: 'Agregar' }));
}

/** The texts of the rows of a list, their buttons and the empty cells of the total left out. */
export const rows = (name: string) =>
  list(name)
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) =>
      [...cells]
        .filter((cell) => !cell.querySelector('button') && cell.textContent !== '')
        .map(({ textContent }) => textContent)
        .join(' | '),
    );

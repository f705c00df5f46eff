import { screen, waitFor, within } from '@testing-library/react';
import { application as applicationCall, saveDraft } from '@vitrina/contract';
import { draft } from '@vitrina/session-bus';
import { Failure, LOST } from '@vitrina/testing';
import { act } from 'react';
import {
  at,
  button,
  CREDIT,
  field,
  filled,
  ID,
  link,
  open,
  press,
  serve,
  site,
  useSite,
  withDraft,
} from '../pages/application/testing/wizard';
import { savedAgo } from './ago';

jest.mock('../sections/registry', () => jest.requireActual('../pages/application/testing/sections'));
useSite();
// The pauses are the real ones, but nobody waits for them: the library's own waiting moves the clock.
beforeEach(
  () => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'setImmediate', 'queueMicrotask'] }),
);

const FIRST = 'applicant/personal-data';
const kept = () => draft(`solicitud ${ID} 2 ${FIRST}`);
afterEach(() => kept().clear());

const type = (text: string) => site.page.user.type(field('Primer nombre'), text);
const sent = () => site.server.requests(saveDraft).map(({ values }) => JSON.parse(values).nombre as string);
const opened = async () => {
  await serve(CREDIT);
  open();
  await at(FIRST);
};
const bar = () => button('Guardar').parentElement as HTMLElement;

test("what is typed reaches the server after 2 s, and 'Guardado hace N s' is read out once", async () => {
  await opened();
  await type('Ana');
  expect(within(bar()).getByText('Falta guardar esta sección')).toBeVisible();
  const words = await screen.findByText(/^Guardado hace \d s$/, undefined, { timeout: 4_000 });
  expect(sent()).toEqual(['Ana']);
  expect(words).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Borrador guardado')).toBeInTheDocument();
  await screen.findByText('Guardado hace 1 s', undefined, { timeout: 3_000 });
});

test('a draft of another browser is there when the wizard opens, unsaved', async () => {
  await serve(CREDIT, withDraft(filled(CREDIT, [FIRST]), FIRST, { values: JSON.stringify({ nombre: 'Otra' }) }));
  open();
  await at(FIRST);
  expect(field('Primer nombre')).toHaveValue('Otra');
  expect(within(bar()).getByText('Falta guardar esta sección')).toBeVisible();
});

test('going to another sub-tab and back loses nothing, and the draft is sent', async () => {
  await opened();
  await type('Ana');
  await press(/Paso/);
  await site.page.user.click(link('Referencias'));
  await at('applicant/references');
  await press(/Paso/);
  await site.page.user.click(link('Datos personales'));
  await at(FIRST);
  expect(field('Primer nombre')).toHaveValue('Ana');
  await waitFor(() => expect(sent()).toEqual(['Ana']), { timeout: 4_000 });
});

test('leaving the page sends what waits at once', async () => {
  await opened();
  await type('Ana');
  site.page.close();
  await waitFor(() => expect(sent()).toEqual(['Ana']), { timeout: 1_000 });
});

test('offline it says so, and tries again', async () => {
  await opened();
  site.server.on(saveDraft, () => {
    throw LOST;
  });
  await type('Ana');
  expect(await screen.findByText(/^Sin conexión: lo que escribes queda/, undefined, { timeout: 4_000 })).toBeVisible();
  expect(site.page.notices).toEqual([]);
  site.server.on(saveDraft, () => ({ revision: 1, savedAt: '2026-11-30T15:00:00.000Z' }));
  expect(await screen.findByText(/^Guardado hace/, undefined, { timeout: 6_000 })).toBeVisible();
});

describe('another window has written since', () => {
  const conflict = async () => {
    await opened();
    site.application = withDraft(site.application, FIRST, { values: JSON.stringify({ nombre: 'Otra' }) });
    await type('Ana');
    expect(
      await screen.findByText('Lo que escribiste sigue aquí. Elige cuál de los dos queda.', undefined, {
        timeout: 4_000,
      }),
    ).toBeVisible();
  };

  test("the warning stays, what is typed stays, and 'Guardar' is not blocked", async () => {
    await conflict();
    expect(screen.queryByText(/^Guardado hace/)).toBeNull();
    await type(' María');
    await press('Elegir');
    expect(button('Mantener lo que escribí aquí')).toHaveFocus();
    expect(field('Primer nombre')).toHaveValue('Ana María');
    await press('Guardar');
    await at('applicant/economic-activity');
    expect(site.application.answers.personalData?.firstName).toBe('Ana María');
  });

  test("'Mantener lo que escribí aquí' sends it over the other", async () => {
    await conflict();
    await press('Mantener lo que escribí aquí');
    await waitFor(() => expect(screen.queryByText('Mantener lo que escribí aquí')).toBeNull());
    expect(sent().slice(-1)).toEqual(['Ana']);
    expect(field('Primer nombre')).toHaveValue('Ana');
    expect(JSON.parse(site.application.drafts[0]?.values ?? '')).toMatchObject({ nombre: 'Ana' });
  });

  test("'Usar lo guardado en la otra ventana' shows its draft", async () => {
    await conflict();
    const before = sent().length;
    await press('Usar lo guardado en la otra ventana');
    await waitFor(() => expect(field('Primer nombre')).toHaveValue('Otra'));
    expect(screen.queryByText('Mantener lo que escribí aquí')).toBeNull();
    expect(sent()).toHaveLength(before);
  });

  test('or what it has saved, if it has saved the section', async () => {
    await conflict();
    site.application = {
      ...filled(CREDIT, []),
      drafts: [{ subTab: FIRST, revision: 9, savedAt: '2026-11-30T15:00:00.000Z' }],
      answers: {
        personalData: {
          personTypeId: 1,
          identificationTypeId: 3,
          surname: 'Salazar',
          firstName: 'Guardada',
          genderId: 2,
          birthDate: '1985-06-13',
          nationalityId: 218,
          mobile: '0991234567',
        },
      },
    };
    await press('Usar lo guardado en la otra ventana');
    // The answers come, and a new form that then asks for the draft kept here.
    await act(() => jest.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(field('Primer nombre')).toHaveValue('Guardada'));
  });

  test('without an answer both choices stay', async () => {
    await conflict();
    site.server.on(applicationCall, () => {
      throw new Failure(400, 'No disponible');
    });
    await press('Usar lo guardado en la otra ventana');
    await waitFor(() => expect(site.page.shown()).toEqual(['No disponible']));
    expect(button('Mantener lo que escribí aquí')).toBeEnabled();
    expect(field('Primer nombre')).toHaveValue('Ana');
  });
});

test('what was typed here before and not sent asks at once, if another window has written since', async () => {
  await serve(CREDIT, withDraft(filled(CREDIT, [FIRST]), FIRST, { values: JSON.stringify({ nombre: 'Otra' }) }));
  await act(() => kept().save({ values: { nombre: 'Mía' }, revision: 0, isSent: false }));
  open();
  await at(FIRST);
  expect(field('Primer nombre')).toHaveValue('Mía');
  expect(button('Usar lo guardado en la otra ventana')).toBeVisible();
});

test('a mistake that is taken back leaves no draft', async () => {
  await opened();
  await type('A');
  await site.page.user.clear(field('Primer nombre'));
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(sent()).toEqual([]);
  expect(await kept().load()).toBeNull();
});

test.each([
  [0, 'Guardado hace 0 s'],
  [59, 'Guardado hace 59 s'],
  [60, 'Guardado hace 1 min'],
  [3_599, 'Guardado hace 59 min'],
  [3_600, 'Guardado hace 1 h'],
])('%d s: %s', (seconds, text) => expect(savedAgo(seconds)).toBe(text));

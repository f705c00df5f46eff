import { screen, waitFor, within } from '@testing-library/react';
import { consents, logout, personalDataExport, requestDeletion } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { sessionAtom, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { act } from 'react';
import { Settings } from './settings';

let server: FakeServer;
let page: RenderedPage;
let asked: { deletionAskedAt?: string; deletionDue?: string };
beforeEach(async () => {
  asked = {};
  server = fakeServer();
  server.on(consents, () => ({ consents: [], ...asked }));
  server.on(requestDeletion, ({ isAsked }) => {
    asked = isAsked ? { deletionAskedAt: '2026-11-30T03:30:00.000Z', deletionDue: '2026-12-14' } : {};
    return {};
  });
  await signIn(testCustomer(7));
  page = renderPage(Settings, { path: '/usuario/perfil/contraseña', strict: true });
});
afterEach(async () => {
  page.close();
  await act(() => signOut());
});
const press = (name: string) => page.user.click(screen.getByRole('button', { name }));

test('each row has one sentence and one action', async () => {
  await screen.findByText(/^Pide que la eliminemos/);
  const rows = within(screen.getByRole('region', { name: 'Configuración' })).getAllByRole('listitem');
  expect(
    rows.map((row) => [
      within(row).getByRole('heading', { level: 3 }).textContent,
      (within(row).queryByRole('button') ?? within(row).getByRole('link')).textContent,
    ]),
  ).toEqual([
    ['Tus consentimientos', 'Ver consentimientos'],
    ['Tus datos', 'Descargar mis datos'],
    ['Tus sesiones', 'Cerrar sesión en todas partes'],
    ['Tu cuenta', 'Eliminar mi cuenta'],
  ]);
  expect(screen.getByRole('link', { name: 'Ver consentimientos' })).toHaveAttribute(
    'href',
    '/usuario/perfil/consentimientos',
  );
});

describe('the data', () => {
  const saved: { blob: Blob; name: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:datos';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ blob: last, name: this.download });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const file = new Blob(['{"nombres":"Ñusta"}'], { type: 'application/json' });

  test('are saved as a JSON file, under the name that the server gives it', async () => {
    server.on(personalDataExport, () => file);
    await press('Descargar mis datos');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^datos-personales-\d{4}-\d\d-\d\d\.json$/);
    expect(saved[0]?.blob.type).toBe('application/json');
  });

  test('of a customer who has signed out meanwhile are not saved', async () => {
    let answer = (_file: Blob) => {};
    server.on(personalDataExport, () => new Promise<Blob>((resolve) => (answer = resolve)));
    await press('Descargar mis datos');
    await waitFor(() => expect(server.requests(personalDataExport)).toHaveLength(1));
    await act(() => signOut());
    await act(async () => answer(file));
    expect(saved).toEqual([]);
  });
});

test('the account is deleted only after the question, which says what stays and why', async () => {
  await screen.findByText(/^Pide que la eliminemos/);
  await press('Eliminar mi cuenta');
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  for (const words of [
    /siete años: lo exige la ley tributaria/,
    /diez años: lo exige la ley contra el lavado de activos/,
    /lo que autorizaste y declaraste/,
    /mientras algo siga en curso/,
  ])
    expect(within(dialog).getByText(words)).toBeVisible();
  await press('Conservar mi cuenta');
  expect(server.requests(requestDeletion)).toEqual([]);
  await press('Eliminar mi cuenta');
  await press('Pedir la eliminación');
  expect(await screen.findByText('Pediste eliminar tu cuenta el 29/11/2026. Se elimina el 14/12/2026.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Retirar solicitud');
  expect(await screen.findByText(/^Pide que la eliminemos/)).toBeVisible();
  expect(server.requests(requestDeletion)).toEqual([{ isAsked: true }, { isAsked: false }]);
});

test('a refused request leaves the question open', async () => {
  await screen.findByText(/^Pide que la eliminemos/);
  server.on(requestDeletion, () => {
    throw new Failure(409, 'Tienes una compra en curso');
  });
  await press('Eliminar mi cuenta');
  await press('Pedir la eliminación');
  await waitFor(() => expect(page.notices).toEqual(['Tienes una compra en curso']));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a state that cannot be loaded says so in its row', async () => {
  await screen.findByText(/^Pide que la eliminemos/);
  page.close();
  server.on(consents, () => {
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(Settings, { path: '/usuario/perfil/contraseña' });
  expect(await screen.findByText('No pudimos cargar el estado de tu cuenta')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión en todas partes' })).toBeVisible();
});

test('closing the sessions ends this one here and on the server, and leads home', async () => {
  server.on(logout, () => ({}));
  await press('Cerrar sesión en todas partes');
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
  expect(history.location.pathname).toBe('/');
  await waitFor(() => expect(server.requests(logout)).toEqual([{ accessToken: 'access-7' }]));
});

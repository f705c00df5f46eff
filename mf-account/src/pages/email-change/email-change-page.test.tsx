import { screen, waitFor } from '@testing-library/react';
import { confirmEmail, stopEmailChange } from '@vitrina/contract';
import { history, useLocation } from '@vitrina/navigation';
import { sessionAtom, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import {
  Failure,
  type FakeServer,
  fakeServer,
  LOST,
  type RenderedPage,
  renderPage,
  testCustomer,
} from '@vitrina/testing';
import { act } from 'react';
import { EmailChangePage } from './email-change-page';

let server: FakeServer;
let page: RenderedPage;
let authorizations: (string | null)[];
beforeEach(() => {
  server = fakeServer();
  authorizations = [];
  server.on(confirmEmail, (_, { authorization }) => {
    authorizations.push(authorization);
    return { address: 'nueva@example.ec' };
  });
  server.on(stopEmailChange, (_, { authorization }) => {
    authorizations.push(authorization);
    return {};
  });
});
afterEach(() => page.close());

const open = (at: string) => {
  page = renderPage(EmailChangePage, { path: '/correo', at, strict: true });
};
/** The page as the browser opens it again: with the entry's address and state. */
function reload() {
  const { state } = history.location;
  page.close();
  page = renderPage(EmailChangePage, { path: '/correo' });
  act(() => history.replace('/correo', state));
}
const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const INCOMPLETE = 'Abre esta página desde el mensaje que te enviamos';

test('a link of a mail asks nothing of the server before a press, so that a program that opens it confirms nothing', async () => {
  open('/correo#confirmar=abc-123');
  expect(screen.getByRole('heading', { level: 1, name: 'Tu correo electrónico' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirmar este correo' })).toBeVisible();
  expect(server.calls).toEqual([]);
});

test.each([
  ['#confirmar=abc-123', 'Confirmar este correo'],
  ['#detener=abc-123', 'Detener el cambio'],
])('the token of %s leaves the address at once, and survives a reload', (hash, button) => {
  open(`/correo${hash}`);
  expect(page.address()).toBe('/correo');
  expect(document.title).not.toContain('abc-123');
  expect(document.body.innerHTML).not.toContain('abc-123');
  reload();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('a link is one arrival at the page, while its token leaves the address and when it is used', async () => {
  const arrivals = new Set<unknown>();
  function Watched() {
    arrivals.add(useLocation());
    return <EmailChangePage />;
  }
  page = renderPage(Watched, { path: '/correo', at: '/correo#confirmar=abc-123' });
  expect(page.address()).toBe('/correo');
  await press('Confirmar este correo');
  await screen.findByText('Tu correo está confirmado');
  expect(arrivals.size).toBe(1);
});

test('confirms without a session, by the token alone', async () => {
  open('/correo#confirmar=abc-123');
  await press('Confirmar este correo');
  expect(await screen.findByText('Desde ahora te escribimos a nueva@example.ec.')).toBeVisible();
  expect(authorizations).toEqual(['Bearer abc-123']);
  expect(store.get(sessionAtom)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  reload();
  expect(screen.getByText(INCOMPLETE)).toBeVisible();
});

test('stops a change, and says what to do about the password', async () => {
  open('/correo#detener=abc-123');
  await press('Detener el cambio');
  expect(await screen.findByText('El cambio está detenido')).toBeVisible();
  expect(screen.getByText(/Cerramos todas las sesiones y tu contraseña ya no abre la cuenta/)).toBeVisible();
  expect(authorizations).toEqual(['Bearer abc-123']);
});

test("another customer's session is neither sent nor ended", async () => {
  await signIn(testCustomer(7));
  server.on(confirmEmail, (_, { authorization }) => {
    authorizations.push(authorization);
    throw new Failure(401, 'Enlace caducado');
  });
  open('/correo#confirmar=abc-123');
  await press('Confirmar este correo');
  expect(await screen.findByText('Este enlace ya se usó o caducó')).toBeVisible();
  expect(authorizations).toEqual(['Bearer abc-123']);
  expect(store.get(sessionAtom)).toMatchObject({ personId: 7 });
  await act(() => signOut());
});

test.each([
  ['#confirmar=abc-123', confirmEmail, 'Confirmar este correo'],
  ['#detener=abc-123', stopEmailChange, 'Detener el cambio'],
] as const)('%s, used or too old, says so and what to do', async (hash, endpoint, button) => {
  server.on(endpoint, () => {
    throw new Failure(401, 'No autorizado');
  });
  open(`/correo${hash}`);
  await press(button);
  expect(await screen.findByText('Este enlace ya se usó o caducó')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(page.notices).toEqual([]);
  reload();
  expect(screen.getByText(INCOMPLETE)).toBeVisible();
});

test.each<[string, () => never, string]>([
  [
    'refused for now',
    () => {
      throw new Failure(429, 'Demasiados intentos. Espera un minuto.');
    },
    'Demasiados intentos. Espera un minuto.',
  ],
  [
    'lost',
    () => {
      throw LOST;
    },
    'No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.',
  ],
])('an answer that is %s is told in place, and the button works again', async (_, fail, words) => {
  server.on(confirmEmail, fail);
  open('/correo#confirmar=abc-123');
  await press('Confirmar este correo');
  expect(await screen.findByText(words)).toBeVisible();
  expect(page.notices).toEqual([]);
  server.on(confirmEmail, () => ({ address: 'nueva@example.ec' }));
  await press('Confirmar este correo');
  expect(await screen.findByText('Tu correo está confirmado')).toBeVisible();
});

test('another link in the same tab takes the place of the first', async () => {
  open('/correo#confirmar=abc-123');
  await press('Confirmar este correo');
  await screen.findByText('Tu correo está confirmado');
  act(() => history.push('/correo#detener=def-456'));
  await press('Detener el cambio');
  await waitFor(() => expect(authorizations).toEqual(['Bearer abc-123', 'Bearer def-456']));
});

test.each(['/correo', '/correo#confirmar=', '/correo#otra=abc'])('%s has no link to use', (at) => {
  open(at);
  expect(screen.getByText(INCOMPLETE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

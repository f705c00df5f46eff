import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LifecycleProps } from '@vitrina/federation';
import { history, navigate } from '@vitrina/navigation';
import { emit, type Notice, onNotice } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Shell } from '../shell';
import { testFederation, testLifecycles } from '../testing/site';

// the toasts have their own tests; here the notices themselves are looked at
jest.mock('../toast-host', () => ({ ToastHost: () => null }));

const ENDED = 'vitrina:session-ended';
const FIRST = { kind: 'warning', text: 'Debes Iniciar Sesión primero' };
const AGAIN = { kind: 'warning', text: 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.' };
const ana = {
  ...{ id: 1, personId: 7, displayName: 'Ana Paz', accessToken: 'access', renewalToken: 'renewal', signedIn: true },
};

let notices: Notice[];
let unsubscribe: () => void;
beforeEach(() => {
  window.scrollTo = jest.fn();
  notices = [];
  unsubscribe = onNotice((notice) => notices.push(notice));
});
afterEach(async () => {
  unsubscribe();
  sessionStorage.removeItem(ENDED);
  await act(() => signOut());
});

/** What the sign-in dialog was last opened with; undefined while it is closed. */
let dialog: LifecycleProps | undefined;
const signInDialog = () => {
  const { mount, unmount, ...rest } = testLifecycles('Inicia sesión');
  return {
    ...rest,
    mount: async (props: LifecycleProps) => {
      dialog = props;
      await mount(props);
    },
    unmount: async (props: LifecycleProps) => {
      dialog = undefined;
      await unmount(props);
    },
  };
};

async function open(path: string, loadDialog = async (_retry: boolean) => signInDialog()) {
  dialog = undefined;
  const site = testFederation((name, expose, retry) =>
    expose === './slot-login' ? loadDialog(retry) : Promise.resolve(testLifecycles(`${name} ${expose}`)),
  );
  history.replace(path);
  render(<Shell federation={site.federation} />);
  await act(async () => undefined);
  return () => site.load.mock.calls.map(([, expose]) => expose);
}
const go = (path: string) => act(async () => navigate(path));
const home = () => screen.findByRole('heading', { name: 'mf-configurator ./p1' });

test('a guest is told to sign in, at home, where the dialog is open and leads back; the page itself is not asked for', async () => {
  const asked = await open('/usuario/compras?tab=2#pagos');
  expect(await home()).toBeInTheDocument();
  expect(history.location.pathname).toBe('/');
  expect(notices).toEqual([FIRST]);
  expect(dialog?.returnTo).toBe('/usuario/compras?tab=2#pagos');
  expect(asked().toSorted()).toEqual(['./p1', './slot-login']);
});

test('the redirect is not kept in the history', async () => {
  await open('/sierra/3');
  const { length } = window.history;
  await go('/usuario/compras');
  expect(await home()).toBeInTheDocument();
  expect(window.history.length).toBe(length + 1);
  expect(dialog?.returnTo).toBe('/usuario/compras');
});

test('the browser going back closes the dialog, and forgets where it led', async () => {
  await open('/sierra/3');
  await go('/usuario/compras');
  await act(async () => {
    history.go(-1);
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(dialog).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(dialog).toBeDefined();
  expect(dialog?.returnTo).toBeUndefined();
});

test('a guest who closes the dialog is at home, and who opens it again is led nowhere in particular', async () => {
  await open('/usuario/compras');
  await act(async () => dialog?.onClose?.());
  expect(dialog).toBeUndefined();
  expect(await home()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(dialog?.returnTo).toBeUndefined();
});

test('asked for twice, it is told twice', async () => {
  await open('/usuario/compras');
  await act(async () => dialog?.onClose?.());
  await go('/usuario/cotizaciones');
  expect(notices).toEqual([FIRST, FIRST]);
  expect(dialog?.returnTo).toBe('/usuario/cotizaciones');
});

test('where the dialog cannot be loaded, home can be used, and its retry still leads back', async () => {
  const load = (retry: boolean) => (retry ? Promise.resolve(signInDialog()) : Promise.reject(new Error('404')));
  await open('/usuario/compras', load);
  expect(await home()).toBeInTheDocument();
  expect(notices).toEqual([FIRST, expect.objectContaining({ text: 'No se ha podido abrir esta sección' })]);
  await act(async () => notices[1]?.action?.run());
  expect(dialog?.returnTo).toBe('/usuario/compras');
});

test('whose session was lost there is told that instead, once, and led back too', async () => {
  sessionStorage.setItem(ENDED, '/usuario/compras');
  await open('/usuario/compras');
  expect(await home()).toBeInTheDocument();
  expect(notices).toEqual([AGAIN]);
  expect(dialog?.returnTo).toBe('/usuario/compras');
  expect(sessionStorage.getItem(ENDED)).toBeNull();
});

test('until the reload that follows a lost session the address stays', async () => {
  await signIn(ana);
  await open('/usuario/compras?tab=2');
  sessionStorage.setItem(ENDED, '/usuario/compras?tab=2');
  await act(() => signOut());
  expect(history.location).toMatchObject({ pathname: '/usuario/compras', search: '?tab=2' });
  expect(notices).toEqual([]);
});

test('a page that ends the session itself ends at home without a warning', async () => {
  await signIn(ana);
  await open('/usuario/compras');
  await act(() => signOut());
  expect(await home()).toBeInTheDocument();
  expect([notices, dialog]).toEqual([[], undefined]);
});

test('a page may ask for the dialog too, and nothing leads from it to another site', async () => {
  await open('/');
  await act(async () => emit('sign-in-requested@1', { returnTo: '//otro.ejemplo/usuario/compras' }));
  expect(dialog).toBeDefined();
  expect(dialog?.returnTo).toBeUndefined();
  await act(async () => dialog?.onClose?.());
  await act(async () => emit('sign-in-requested@1', { returnTo: '/sierra/3' }));
  expect(dialog?.returnTo).toBe('/sierra/3');
});

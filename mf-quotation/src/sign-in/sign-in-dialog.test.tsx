import { act, fireEvent, screen } from '@testing-library/react';
import { ACTIVE_SESSION } from '@vitrina/contract';
import { history, navigate } from '@vitrina/navigation';
import { sessionAtom, store } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { ANA, done, refused, signedIn } from '../testing/account-server';
import { eventually } from '../testing/eventually';
import {
  dialog,
  eachTestSignedOut,
  enter,
  identification,
  notices,
  onClose,
  pass,
  password,
  press,
  show,
  shownNotices,
  user,
} from '../testing/sign-in-dialog';

eachTestSignedOut();

const ACTIVE = refused(409, ACTIVE_SESSION, { closing: 'closing' });
const WRONG = refused(401, 'El número de identificación o la contraseña no son correctos');

test('a customer signs in, is told so, and is led to the quotations half a second later', async () => {
  const { calls } = show({ login: [signedIn] });
  await enter();
  expect(calls).toEqual([{ name: 'login', words: { identification: '1710034065', password: 'secreta7' } }]);
  expect(store.get(sessionAtom)?.displayName).toBe(ANA.displayName);
  await eventually(() => expect(notices).toEqual(['Iniciaste sesión como Ana Muñoz']));
  expect(onClose).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(history.location.pathname).toBe('/');
  await pass(300);
  expect(history.location.pathname).toBe('/usuario/cotizaciones');
});

test('password managers know both fields, also of an account whose password is longer than those of registration', () => {
  show({});
  expect(identification()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).not.toHaveAttribute('passwordrules');
});

test('who goes elsewhere before that, or before the answer, is signed in and stays there', async () => {
  const server = show({ login: [signedIn] });
  await enter();
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  act(() => navigate('/terminos'));
  await pass(600);
  expect(history.location.pathname).toBe('/terminos');

  await act(() => signOut());
  const answer = server.hold('login');
  await enter();
  act(() => navigate('/privacidad'));
  answer();
  await eventually(() => expect(store.get(sessionAtom)).not.toBeNull());
  await pass(600);
  expect(history.location.pathname).toBe('/privacidad');
});

test('who wanted to go somewhere is led there', async () => {
  show({ login: [signedIn] }, '/usuario/perfil');
  await enter();
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  await pass(600);
  expect(history.location.pathname).toBe('/usuario/perfil');
});

test('who wanted to go on where they are stays there', async () => {
  navigate('/condor-sierra/3/resumen?color=2', { replace: true, state: { own: true } });
  show({ login: [signedIn] }, '/condor-sierra/3/resumen?color=2');
  await enter();
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  const { key } = history.location;
  await pass(600);
  expect(history.location).toMatchObject({ pathname: '/condor-sierra/3/resumen', state: { own: true }, key });
});

test.each([
  ['/usuario/perfil?a=1#b', { pathname: '/usuario/perfil', search: '?a=1', hash: '#b' }],
  [undefined, { pathname: '/', search: '', hash: '' }],
])('who signs in in another tab is asked no more here, and goes on to %s', async (returnTo, place) => {
  show({}, returnTo);
  await act(() => signIn(ANA));
  expect(notices).toEqual(['Iniciaste sesión como Ana Muñoz en otra pestaña']);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(history.location).toMatchObject(place);
});

test('without a number or a password nothing is sent', async () => {
  const { calls } = show({ login: [signedIn] });
  await press('Iniciar sesión');
  expect(notices).toEqual(['Completa el formulario']);
  expect(identification()).toHaveFocus();
  await user.type(identification(), '1710034065');
  await press('Iniciar sesión');
  expect(password()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a refusal is told, empties the password and keeps the number', async () => {
  show({ login: [WRONG] });
  await enter();
  expect(notices).toEqual(['El número de identificación o la contraseña no son correctos']);
  expect(identification()).toHaveValue('1710034065');
  expect(password()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).not.toHaveAttribute('aria-busy', 'true');
});

test('the emptied password has the focus and is no error, until it is left empty; the reason goes with the next try', async () => {
  show({ login: [WRONG, signedIn] });
  await enter();
  expect(password()).toHaveFocus();
  expect(password()).toBeValid();
  expect(screen.queryByText('El campo Contraseña es obligatorio')).toBeNull();
  expect(shownNotices()).toEqual(['El número de identificación o la contraseña no son correctos']);
  await user.tab();
  expect(password()).toBeInvalid();
  await user.type(password(), 'secreta7');
  await press('Iniciar sesión');
  await eventually(() => expect(shownNotices()).toEqual(['Iniciaste sesión como Ana Muñoz']));
});

test('another page closes the dialog', () => {
  show({});
  act(() => navigate('/terminos'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the password shows while its button is held', async () => {
  show({});
  const reveal = screen.getByRole('button', { name: /Mantén presionado/ });
  fireEvent.pointerDown(reveal);
  expect(password()).toHaveAttribute('type', 'text');
  fireEvent.pointerUp(reveal);
  expect(password()).toHaveAttribute('type', 'password');
});

test('202 asks for the validation, whatever else the answer says', async () => {
  show({ login: [{ ...signedIn, status: 202 }] });
  await enter();
  expect(dialog('Valida tu cuenta')).toBeVisible();
  expect(store.get(sessionAtom)).toBeNull();
});

describe('another active session', () => {
  test('yes closes it and signs in again', async () => {
    const { calls } = show({ login: [ACTIVE, signedIn], logout: [done] });
    await enter();
    expect(dialog('Usted tiene una sesión activa')).toHaveTextContent('¿Deseas cerrarla e iniciar sesión aquí?');
    expect(notices).toEqual([]);
    await press('Sí');
    expect(calls.map(({ name }) => name)).toEqual(['login', 'logout', 'login']);
    expect(calls[1]?.words).toEqual({ accessToken: 'closing' });
    await eventually(() => expect(notices).toEqual(['Iniciaste sesión como Ana Muñoz']));
  });

  test.each([ACTIVE_SESSION, `${ACTIVE_SESSION}.`])(
    '%j and nothing more: yes logs out by the number and signs in again',
    async (dt1) => {
      const { calls } = show({ login: [{ status: 409, body: { dt1 } }, signedIn], logout: [done] });
      await enter();
      await press('Sí');
      expect(calls.map(({ name }) => name)).toEqual(['login', 'logout', 'login']);
      expect(calls[1]?.words).toEqual({ accessToken: '1710034065' });
      await eventually(() => expect(notices).toEqual(['Iniciaste sesión como Ana Muñoz']));
    },
  );

  test('and when that does not help, so it is said, and the dialog comes back', async () => {
    const { names } = show({ login: [refused(400, ACTIVE_SESSION)], logout: [done] });
    await enter();
    await press('Sí');
    expect(names()).toEqual(['login', 'logout', 'login']);
    expect(notices).toEqual([ACTIVE_SESSION]);
    expect(dialog('Inicia sesión')).toBeVisible();
    expect(identification()).toHaveValue('1710034065');
  });

  test('another conflict is a refusal like any other', async () => {
    show({ login: [refused(409, 'La cuenta está bloqueada')] });
    await enter();
    expect(dialog('Inicia sesión')).toBeVisible();
    expect(notices).toEqual(['La cuenta está bloqueada']);
  });

  test('no leads back, with the password empty', async () => {
    const { names } = show({ login: [ACTIVE] });
    await enter();
    await press('No');
    expect(dialog('Inicia sesión')).toBeVisible();
    expect(identification()).toHaveValue('1710034065');
    expect(password()).toHaveValue('');
    expect(names()).toEqual(['login']);
  });

  test('when the second sign-in is refused the first dialog comes back', async () => {
    show({ login: [ACTIVE, WRONG], logout: [refused(500, 'No')] });
    await enter();
    await press('Sí');
    expect(dialog('Inicia sesión')).toBeVisible();
    expect(notices).toEqual(['El número de identificación o la contraseña no son correctos']);
  });
});

test('Escape closes it', () => {
  show({});
  fireEvent(dialog('Inicia sesión'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

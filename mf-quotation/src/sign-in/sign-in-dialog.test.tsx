import '../testing/browser';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACTIVE_SESSION } from '@vitrina/contract';
import { history, navigate } from '@vitrina/navigation';
import { onNotice, sessionAtom, signOut, store } from '@vitrina/session-bus';
import { ANA, accountServer, done, needsValidation, refused, signedIn } from '../testing/account-server';
import { eventually } from '../testing/eventually';
import { SignInDialog } from './sign-in-dialog';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const ACTIVE = refused(409, ACTIVE_SESSION, { closing: 'closing' });
const WRONG = refused(401, 'El número de identificación o la contraseña no son correctos');

const onClose = jest.fn();
const notices: string[] = [];
let stop: () => void;
const show = (answers: Parameters<typeof accountServer>[0], returnTo?: string) => {
  const server = accountServer(answers);
  render(<SignInDialog onClose={onClose} returnTo={returnTo} />);
  return server;
};
beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
  notices.length = 0;
  stop = onNotice(({ text }) => notices.push(text));
  navigate('/', { replace: true });
});
afterEach(async () => {
  stop();
  await signOut();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(100);
};
const identification = () => screen.getByRole('textbox', { name: 'Número de identificación' });
const password = () => screen.getByLabelText('Contraseña');
async function enter() {
  await user.type(identification(), '1710034065');
  await user.type(password(), 'secreta7');
  await press('Iniciar sesión');
}
const dialog = (name: string) => screen.getByRole('dialog', { name });

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

test('who goes elsewhere before that, or before the answer, is signed in and stays there', async () => {
  const server = show({ login: [signedIn] });
  await enter();
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  navigate('/terminos');
  await pass(600);
  expect(history.location.pathname).toBe('/terminos');

  await signOut();
  const answer = server.hold('login');
  await press('Iniciar sesión');
  navigate('/privacidad');
  answer();
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(2));
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

  test('where the server gives nothing to close it with, yes signs in again', async () => {
    const { names } = show({ login: [refused(400, ACTIVE_SESSION), signedIn] });
    await enter();
    await press('Sí');
    expect(names()).toEqual(['login', 'login']);
    await eventually(() => expect(notices).toEqual(['Iniciaste sesión como Ana Muñoz']));
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

describe('a forgotten password', () => {
  const SENT = 'Se ha enviado un correo electrónico y un SMS con una nueva contraseña de acceso';

  test('the number is taken along and back, a new password is sent, and the sign-in comes back', async () => {
    const { calls } = show({ forgotPassword: [done] });
    await user.type(identification(), '0912345675');
    await press('¿Olvidaste tu contraseña?');
    expect(dialog('Recupera tu contraseña')).toBeVisible();
    expect(identification()).toHaveValue('0912345675');
    await user.clear(identification());
    await user.type(identification(), '1710034065');
    await press('Enviar nueva contraseña');
    expect(calls).toEqual([{ name: 'forgotPassword', words: { identification: '1710034065' } }]);
    expect(notices).toEqual([SENT]);
    expect(dialog('Inicia sesión')).toBeVisible();
    expect(identification()).toHaveValue('1710034065');
  });

  test('a number that is none is not sent', async () => {
    const { calls } = show({ forgotPassword: [done] });
    await press('¿Olvidaste tu contraseña?');
    await user.type(identification(), '2222222222');
    await press('Enviar nueva contraseña');
    expect(calls).toEqual([]);
    expect(notices).toEqual(['Completa el formulario']);
  });

  test('after a failure the form opens again in eight seconds', async () => {
    show({ forgotPassword: [refused(503, 'Sin servicio')] });
    await press('¿Olvidaste tu contraseña?');
    await user.type(identification(), '1710034065');
    await press('Enviar nueva contraseña');
    expect(notices).toEqual(['Sin servicio']);
    expect(identification()).toBeDisabled();
    await pass(7_500);
    expect(identification()).toBeDisabled();
    await pass(1_000);
    expect(identification()).toBeEnabled();
    expect(identification()).toHaveValue('1710034065');
  });

  test('it can be left', async () => {
    show({});
    await press('¿Olvidaste tu contraseña?');
    await press('Volver a iniciar sesión');
    expect(dialog('Inicia sesión')).toBeVisible();
  });
});

describe('an account that needs validation', () => {
  const open = async (answers: Parameters<typeof accountServer>[0]) => {
    const server = show({ login: [needsValidation], ...answers });
    await enter();
    await press('Sí');
    return server;
  };
  const code = () => screen.getByRole('textbox', { name: 'Código OTP' });

  test('a new code is sent on request, and the right one leads to the account two seconds later', async () => {
    const { calls } = await open({ resendOtp: [done], verifyOtp: [signedIn] });
    await user.click(code());
    await user.paste('12 345');
    await press('Validar');
    expect(calls.map(({ name, words }) => [name, words])).toEqual([
      ['login', expect.anything()],
      ['resendOtp', { userId: 7 }],
      ['verifyOtp', { userId: 7, code: '12345' }],
    ]);
    await eventually(() => expect(notices).toEqual(['Validación Exitosa']));
    await pass(1_500);
    expect(history.location.pathname).toBe('/');
    await pass(1_000);
    expect(history.location.pathname).toBe('/usuario');
  });

  test('no code, no validation', async () => {
    const { names } = show({ login: [needsValidation] });
    await enter();
    await press('No');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(['login']);
  });

  test('fewer than five characters are not sent', async () => {
    const { names } = await open({ resendOtp: [done] });
    await user.type(code(), '123');
    await press('Validar');
    expect(notices).toEqual(['Necesita ingresar un código OTP enviado a su Celular y a su Email']);
    expect(names()).toEqual(['login', 'resendOtp']);
  });

  test('after a wrong code the dialog comes back in half a second, empty', async () => {
    await open({ resendOtp: [done], verifyOtp: [refused(422, 'El código OTP no es correcto')] });
    await user.type(code(), '12345');
    await press('Validar');
    expect(notices).toEqual(['El código OTP no es correcto']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(500);
    expect(code()).toHaveValue('');
  });

  test('another code can be had, once in two seconds; then, or when it fails, the dialog comes back empty', async () => {
    const { names } = await open({ resendOtp: [done, done, refused(429, 'Demasiados intentos')] });
    await user.type(code(), '123');
    await press('Reenviar OTP');
    expect(notices).toEqual(['Te enviamos un nuevo código OTP']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(600);
    expect(dialog('Valida tu cuenta')).toBeVisible();
    expect(code()).toHaveValue('');
    await press('Reenviar OTP');
    expect(names()).toEqual(['login', 'resendOtp', 'resendOtp']);
    await pass(2_000);
    await press('Reenviar OTP');
    expect(notices.at(-1)).toBe('Demasiados intentos');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(600);
    expect(dialog('Valida tu cuenta')).toBeVisible();
  });

  test('when no code can be sent its failure is told, and an earlier one may still be written', async () => {
    await open({ resendOtp: [refused(503, 'Sin servicio')] });
    expect(notices).toEqual(['Sin servicio']);
    expect(code()).toBeVisible();
  });
});

test('Escape closes it', () => {
  show({});
  fireEvent(dialog('Inicia sesión'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

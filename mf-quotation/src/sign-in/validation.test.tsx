import { screen } from '@testing-library/react';
import { history } from '@vitrina/navigation';
import { type accountServer, done, needsValidation, refused, signedIn } from '../testing/account-server';
import { eventually } from '../testing/eventually';
import {
  dialog,
  eachTestSignedOut,
  enter,
  notices,
  onClose,
  pass,
  press,
  show,
  shownNotices,
  user,
} from '../testing/sign-in-dialog';

eachTestSignedOut();

const open = async (answers: Parameters<typeof accountServer>[0]) => {
  const server = show({ login: [needsValidation], ...answers });
  await enter();
  await press('Sí');
  return server;
};
const code = () => screen.getByRole('textbox', { name: 'Código OTP' });

test('a new code is sent on request, and the right one leads to the account two seconds later', async () => {
  const { calls } = await open({ resendOtp: [done], verifyOtp: [signedIn] });
  expect(code()).toHaveFocus();
  await user.paste('Cóndor: tu código es 12345. Vence en 10 minutos. No lo compartas con nadie.');
  expect(code()).toHaveValue('12345');
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
  expect(code()).toHaveAccessibleDescription('Necesita ingresar un código OTP enviado a su Celular y a su Email');
  expect(notices).toEqual([]); // the field says it
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
  expect(code()).toHaveFocus();
});

test('what a wrong code said is withdrawn by the right one', async () => {
  await open({ resendOtp: [done], verifyOtp: [refused(422, 'El código OTP no es correcto'), signedIn] });
  await user.type(code(), '12345');
  await press('Validar');
  await pass(500);
  expect(shownNotices()).toEqual(['El código OTP no es correcto']);
  await user.type(code(), '54321');
  await press('Validar');
  await eventually(() => expect(shownNotices()).toEqual(['Validación Exitosa']));
});

test('another code can be had, once in two seconds, or at once when that failed; then the dialog comes back empty', async () => {
  const { names } = await open({ resendOtp: [done, done, refused(429, 'Demasiados intentos'), done] });
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
  await press('Reenviar OTP');
  expect(names()).toEqual(['login', 'resendOtp', 'resendOtp', 'resendOtp', 'resendOtp']);
  expect(shownNotices()).not.toContain('Demasiados intentos');
});

test('when no code can be sent its failure is told, and an earlier one may still be written', async () => {
  await open({ resendOtp: [refused(503, 'Sin servicio')] });
  expect(notices).toEqual(['Sin servicio']);
  expect(code()).toBeVisible();
});

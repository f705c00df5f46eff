import { done, refused } from '../testing/account-server';
import { dialog, eachTestSignedOut, identification, notices, pass, press, show, user } from '../testing/sign-in-dialog';

eachTestSignedOut();

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

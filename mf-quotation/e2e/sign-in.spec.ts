import type { Page } from '@playwright/test';
import { forgetAccount } from '@vitrina/e2e/account';
import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { BUYER, fillForm, openForm } from '@vitrina/e2e/journey';
import { codeFor } from '@vitrina/e2e/outbox';

const PASSWORD = 'secreta7';

/** The quotation form -> an account that waits for its code, with the dialog open. */
async function register(page: Page, buyer: Record<string, string>) {
  await forgetAccount(buyer.Cédula as string);
  await openForm(page);
  await fillForm(page, buyer);
  await page.getByRole('button', { name: 'Compra en linea' }).click();
  await page.getByRole('dialog', { name: 'Compra en línea' }).getByRole('button', { name: 'Sí' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registro de Usuario' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirma tu contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox', { name: 'He leído la política de privacidad' }).check();
  await dialog.getByRole('button', { name: 'Registrarme' }).click();
  await expect(page.getByRole('dialog', { name: 'Valida tu cuenta' })).toBeVisible();
}

async function validate(page: Page, code: string) {
  const dialog = page.getByRole('dialog', { name: 'Valida tu cuenta' });
  await dialog.getByRole('textbox', { name: 'Código OTP' }).fill(code);
  await dialog.getByRole('button', { name: 'Validar' }).click();
}

async function signIn(page: Page, identification: string, password = PASSWORD) {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await dialog.getByRole('textbox', { name: 'Número de identificación' }).fill(identification);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const name = `${BUYER.Nombres} ${BUYER.Apellidos}`;
const banner = (page: Page) => page.getByRole('banner').getByText(name);

test('a guest buys online: account, code, signed in, and the quotation is theirs', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/422/); // the wrong code
  const buyer = { ...BUYER, Cédula: '0912345675', 'Correo electrónico': 'compra@example.ec', Celular: '0987000001' };
  await register(page, buyer);
  const code = await codeFor(page, buyer.Celular);
  await validate(page, code === '00000' ? '11111' : '00000');
  const wrong = page.getByText('El código OTP no es correcto');
  // In the dialog that has reopened, above the field, until the right one.
  await expect(page.getByRole('dialog', { name: 'Valida tu cuenta' }).locator(wrong)).toBeVisible();
  await validate(page, code);
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);
  await expect(page.getByText('Validación Exitosa')).toBeVisible();
  await expect(wrong).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  const leads = await rows<{ campaign: number }>(
    'select campaign from quotation join account on account.id = account_id where identification = $1',
    [buyer.Cédula],
  );
  expect(leads).toEqual([{ campaign: 15 }]);
  await expect(page.getByRole('article', { name: /^Sierra/ })).toBeVisible();
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('a customer signs out and in, and a second browser closes the session of the first', async ({
  page,
  browser,
  consoleLog,
}) => {
  test.setTimeout(150_000);
  consoleLog.expectMatching(/40[19]/); // the wrong password, the active session, the session that was closed
  const buyer = { ...BUYER, 'Correo electrónico': 'entra@example.ec', Celular: '0987000002' };
  await register(page, buyer);
  await validate(page, await codeFor(page, buyer.Celular));
  await expect(banner(page)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(banner(page)).toHaveCount(0);
  await signIn(page, buyer.Cédula, 'errada12');
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await expect(
    dialog.getByRole('alert').getByText('El número de identificación o la contraseña no son correctos'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(dialog.getByText('El campo Contraseña es obligatorio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await signIn(page, buyer.Cédula);
  await expect(page.getByText(`Iniciaste sesión como ${name}`)).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/');
  await signIn(elsewhere, buyer.Cédula);
  const question = elsewhere.getByRole('dialog', { name: 'Usted tiene una sesión activa' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(
    elsewhere.getByRole('dialog', { name: 'Inicia sesión' }).getByLabel('Contraseña', { exact: true }),
  ).toBeEmpty();
  await elsewhere.keyboard.press('Escape');
  await signIn(elsewhere, buyer.Cédula);
  await question.getByRole('button', { name: 'Sí' }).click();
  await expect(banner(elsewhere)).toBeVisible();
  await elsewhere.close();
  const live = await rows(
    'select 1 from session join account on account.id = account_id where identification = $1 and ended_at is null',
    [buyer.Cédula],
  );
  expect(live).toHaveLength(1);
});

test('a forgotten password is sent anew, and opens the account', async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = { ...BUYER, Cédula: '0102030400', 'Correo electrónico': 'olvida@example.ec', Celular: '0987000003' };
  await register(page, buyer);
  await validate(page, await codeFor(page, buyer.Celular));
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('textbox', { name: 'Número de identificación' }).fill(buyer.Cédula);
  await page.getByRole('button', { name: 'Enviar nueva contraseña' }).click();
  await expect(
    page.getByText('Se ha enviado un correo electrónico y un SMS con una nueva contraseña de acceso'),
  ).toBeVisible();
  const outbox = await (await page.request.get('/sandbox/outbox')).text();
  const [, password = ''] = /tu nueva contraseña es (\w{10})/.exec(outbox) ?? [];
  await page.keyboard.press('Escape');
  await signIn(page, buyer.Cédula, password);
  await expect(banner(page)).toBeVisible();
});

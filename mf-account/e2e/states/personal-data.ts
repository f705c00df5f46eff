import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Profile } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const samples: typeof import('@vitrina/testing/personal-data') = createRequire(import.meta.url)(
  '@vitrina/testing/personal-data',
);
const { ADDRESS_TYPES, CONSENTS, EMAIL_TYPES, PERSON, PHONE_TYPES, placesAsked } = samples;

/** Answers a call of the customer whom no backend knows. */
async function answer<Request, Response>(
  page: Page,
  endpoint: Parameters<typeof answerOf<Request, Response>>[0],
  words: (asked: Request) => Response,
) {
  await page.route(addressOf(endpoint), (route) =>
    route.fulfill({
      json: answerOf(endpoint, words(contract.decode(endpoint.request, route.request().postDataJSON()))),
    }),
  );
}

/** Answers what the personal data ask for. */
async function answerPerson(page: Page, person: Profile) {
  await answer(page, contract.profile, () => person);
  await answer(page, contract.contactTypes, ({ kind }) => (kind === 1 ? EMAIL_TYPES : PHONE_TYPES));
  await answer(page, contract.addressTypes, () => ADDRESS_TYPES);
  await answer(page, contract.provincesWithCantons, placesAsked);
}

const openPerson = (page: Page) => page.goto('/usuario/perfil');
const isComplete = (page: Page) => expect(page.getByText('Tus datos están completos')).toBeVisible();

/** The personal data: coming, complete, changed, in error, waiting for a confirmation, changed elsewhere, failed. */
export async function personalData({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerPerson(page, PERSON);
  const release = await hold(page, contract.profile);
  await openPerson(page);
  await expect(page.getByText('Cargando tus datos personales')).toBeVisible();
  await check('personal data, loading');
  await release();
  await isComplete(page);
  await check('personal data');
  await page.getByLabel('Celular').fill('022345678');
  await page.getByLabel('Calle principal').fill('');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('El campo Calle principal es obligatorio')).toBeVisible();
  await check('personal data, in error');
  await page.getByLabel('Celular').fill('0991234567');
  await page.getByLabel('Calle principal').fill('Loja');
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
  await check('personal data, changed');

  const [main, ...others] = PERSON.emails;
  const emails = main ? [{ ...main, pendingAddress: 'nueva@example.ec' }, ...others] : others;
  await answerPerson(page, { ...PERSON, revision: 5, emails });
  await openPerson(page);
  await expect(page.getByText('Tus datos cambiaron en otra ventana.')).toBeVisible();
  await check('personal data, changed elsewhere');
  await page.getByRole('button', { name: 'Cargar los datos actuales' }).click();
  await expect(page.getByText('Falta confirmar nueva@example.ec')).toBeVisible();
  await check('personal data, a new address waits');
  await answerPerson(page, { ...PERSON, revision: 6, addresses: [], phones: [] });
  await openPerson(page);
  await expect(page.getByText('Te faltan datos obligatorios')).toBeVisible();
  await check('personal data, incomplete');
  await whileRefused(page, contract.profile, async () => {
    await openPerson(page);
    await expect(page.getByText('No pudimos cargar tus datos personales')).toBeVisible();
    await check('personal data failed');
  });
}

/** The password, and the rows below it: as they are, in error, the question before a deletion, one under way. */
export async function password({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answer(page, contract.profile, () => PERSON);
  await answer(page, contract.consents, () => ({ consents: CONSENTS }));
  await page.goto('/usuario/perfil/contraseña');
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Pide que la eliminemos/)).toBeVisible();
  await check('password');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('El campo Nueva contraseña es obligatorio')).toBeVisible();
  await check('password, in error');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('deletion, the question');
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await answer(page, contract.consents, () => ({
    consents: CONSENTS,
    deletionAskedAt: '2026-11-29T15:00:00.000Z',
    deletionDue: '2026-12-14',
  }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retirar solicitud' })).toBeVisible();
  await check('deletion under way');
}

/** The consents: given and withdrawn, none, failed. */
export async function consents({ page, check }: Walk) {
  const open = () => page.goto('/usuario/perfil/consentimientos');
  await signIn(page, CUSTOMER);
  await answer(page, contract.consents, () => ({ consents: CONSENTS }));
  await open();
  await expect(page.getByRole('article')).toHaveCount(CONSENTS.length);
  await check('consents');
  await answer(page, contract.consents, () => ({ consents: [] }));
  await open();
  await expect(page.getByText('Todavía no aceptaste ningún texto')).toBeVisible();
  await check('no consents');
  await whileRefused(page, contract.consents, async () => {
    await open();
    await expect(page.getByText('No pudimos cargar tus consentimientos')).toBeVisible();
    await check('consents failed');
  });
}

/** The links of mails about a new e-mail address: to confirm and to stop, done, used, failed, none. */
export async function emailChange({ page, check }: Walk) {
  await answer(page, contract.confirmEmail, () => ({ address: 'nueva@example.ec' }));
  await answer(page, contract.stopEmailChange, () => ({}));
  await page.goto('/correo#confirmar=abc-123');
  const confirm = page.getByRole('button', { name: 'Confirmar este correo' });
  await expect(confirm).toBeVisible();
  await check('e-mail, to confirm');
  await whileRefused(page, contract.confirmEmail, async () => {
    await confirm.click();
    await expect(page.getByText('No pudimos confirmar tu correo')).toBeVisible();
    await check('e-mail, failed');
  });
  await confirm.click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();
  await check('e-mail confirmed');
  await page.reload();
  await expect(page.getByText('Abre esta página desde el mensaje que te enviamos')).toBeVisible();
  await check('e-mail, no link');
  await page.goto('/correo#detener=abc-123');
  await expect(page.getByRole('button', { name: 'Detener el cambio' })).toBeVisible();
  await check('e-mail, to stop');
  await page.getByRole('button', { name: 'Detener el cambio' }).click();
  await expect(page.getByText('El cambio está detenido')).toBeVisible();
  await check('e-mail stopped');
  await page.route(addressOf(contract.stopEmailChange), (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/gracias');
  await page.goto('/correo#detener=def-456');
  await page.getByRole('button', { name: 'Detener el cambio' }).click();
  await expect(page.getByText('Este enlace ya se usó o caducó')).toBeVisible();
  await check('e-mail, a used link');
}

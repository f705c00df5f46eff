import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@vitrina/e2e/console';
import { customerWith } from '@vitrina/e2e/customers';
import { rows } from '@vitrina/e2e/database';
import { linkFor } from '@vitrina/e2e/outbox';
import { photograph } from '@vitrina/e2e/photographs';
import { readQr } from '@vitrina/e2e/qr';
import { signIn } from '@vitrina/e2e/session';

const CEDULA = 'CÉDULA DE IDENTIDAD';
const ORIGIN = 'COMPROBANTE DEL ORIGEN DE LOS FONDOS';
const PDF = {
  name: 'origen.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
};

/** Opens the documents of a declaration that nothing was added to. */
async function openDocuments(page: Page) {
  const { customer, email, purchases } = await customerWith({ car: 'kira', kind: 'cash', quoted: 2 });
  const id = purchases[0]?.id as number;
  await signIn(page, customer);
  await page.goto(`/usuario/compras/contado/licitud?id=${id}&paso=applicant/documents`);
  await expect(page.getByRole('heading', { name: 'Faltan 2 documentos' })).toBeVisible();
  return { id, email };
}

const documentsOf = (id: number) =>
  rows<{ type_id: number; from_phone: boolean; media_type: string }>(
    'select type_id, from_phone, media_type from document join stored_file on stored_file.id = file_id where negotiation_id = $1 order by type_id',
    [id],
  );
const openPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'es-EC' })).newPage();
/** The path of a link, with its token. */
const pathOf = (address: string | undefined) => {
  const { pathname, hash } = new URL(address ?? '');
  return pathname + hash;
};

test('a telephone photographs a document into the declaration that is open at the desk', async ({ page, browser }) => {
  const { id } = await openDocuments(page);
  await page.getByRole('button', { name: 'Desde tu teléfono' }).click();
  const link = pathOf(await readQr(page.getByRole('img', { name: /Código QR/ })));
  expect(link).toMatch(/^\/documentos#subir=[\w-]{43}$/);

  const phone = await openPhone(browser);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/documentos$/);
  await expect(phone.getByText('Faltan 2 de 2 obligatorios')).toBeVisible();
  const photo = { width: 1200, height: 900, type: 'image/jpeg', noise: { amount: 8 } } as const;
  const buffer = await photograph(phone, photo);
  await phone.getByLabel(`Tomar foto: ${CEDULA}`).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await expect(phone.getByText('Recibido')).toBeVisible();

  await expect(page.getByText(`Llegó ${CEDULA}`)).toBeVisible();
  const added = page.getByRole('region', { name: 'Documentos agregados' });
  await expect(added.getByText('Desde el teléfono')).toBeVisible();
  await expect(added.locator('img')).toHaveJSProperty('complete', true);
  expect(await documentsOf(id)).toEqual([{ type_id: 1, from_phone: true, media_type: 'image/jpeg' }]);

  await test.step('after a reload the telephone goes on; another browser cannot', async () => {
    await phone.reload();
    await expect(phone.getByText('Falta 1 de 2 obligatorios')).toBeVisible();
    const other = await openPhone(browser);
    await other.goto(link);
    await expect(other.getByText('Este enlace ya se abrió en otro navegador o pestaña')).toBeVisible();
    await other.context().close();
  });

  await test.step('no trace of the token is left', async () => {
    const traces = await phone.evaluate(() =>
      JSON.stringify([document.title, location.href, localStorage, sessionStorage]),
    );
    expect(traces).not.toContain(link.split('=')[1]);
  });

  await test.step('an expired link says so', async () => {
    await rows("update upload_link set until = now() - interval '1 second' where negotiation_id = $1 returning id", [
      id,
    ]);
    await phone.getByLabel(`Elegir archivo: ${ORIGIN}`).setInputFiles(PDF);
    await expect(phone.getByText('Este enlace caducó')).toBeVisible();
    expect(await documentsOf(id)).toHaveLength(1);
  });
  await phone.context().close();
});

test('the link is mailed too, and opens the same', async ({ page, browser }) => {
  const { id, email } = await openDocuments(page);
  await page.getByRole('button', { name: 'Desde tu teléfono' }).click();
  await page.getByRole('button', { name: 'Enviarme el enlace por correo' }).click();
  await expect(page.getByText('Te enviamos el enlace. Ábrelo en tu teléfono.')).toBeVisible();
  const phone = await openPhone(browser);
  await phone.goto(await linkFor(page, email, /\/documentos#subir=[\w-]+/));
  await phone.getByLabel(`Elegir archivo: ${ORIGIN}`).setInputFiles(PDF);
  await expect(phone.getByText('Recibido')).toBeVisible();
  expect(await documentsOf(id)).toEqual([{ type_id: 2, from_phone: true, media_type: 'application/pdf' }]);
  await phone.context().close();
});

test('at the desk: each document is sent as it is added, taken back after its deletion, and saved by Guardar', async ({
  page,
}) => {
  const { id } = await openDocuments(page);
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await page.getByLabel(`Elegir archivo: ${CEDULA}`).setInputFiles({ ...PDF, name: 'cedula.pdf' });
  const added = page.getByRole('region', { name: 'Documentos agregados' });
  await expect(added.getByText('cedula.pdf')).toBeVisible();
  await save.click();
  await expect(page.getByText(`Debes registrar ${ORIGIN}`).first()).toBeVisible();
  await expect(page.getByLabel(`Elegir archivo: ${ORIGIN}`)).toBeFocused();
  await page.getByLabel(`Elegir archivo: ${ORIGIN}`).setInputFiles(PDF);
  await expect(added.getByText('origen.pdf')).toBeVisible();
  await page.getByRole('button', { name: `Quitar ${CEDULA}` }).click();
  await expect(added.getByText('cedula.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(added.getByText('cedula.pdf')).toBeVisible();
  await page.waitForTimeout(2_000); // Saves right after another are ignored.
  await save.click();
  await expect
    .poll(() =>
      rows<{ complete: boolean }>(
        "select complete from application_section where negotiation_id = $1 and section = 'documents'",
        [id],
      ),
    )
    .toEqual([{ complete: true }]);
  expect(await documentsOf(id)).toMatchObject([
    { type_id: 1, from_phone: false },
    { type_id: 2, from_phone: false },
  ]);
});

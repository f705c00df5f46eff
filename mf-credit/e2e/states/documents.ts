import { expect } from '@playwright/test';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { type Walk, whileRefused } from '@vitrina/e2e/walk';

const documents = [
  { id: 1, name: 'CÉDULA DE IDENTIDAD', isMandatory: true, isStored: true },
  { id: 2, name: 'PLANILLA DE SERVICIO BÁSICO', isMandatory: true, isStored: false },
  { id: 3, name: 'ROL DE PAGOS', isMandatory: false, isStored: false },
];

/** The page of a telephone that an upload link leads to: what is asked for, a failed file, every end of a link, none. */
export async function documentUpload({ page, check }: Walk) {
  const list = answerOf(contract.openUploadLink, { kind: 2, until: '2030-01-01T20:30:00.000Z', documents });
  await page.route(addressOf(contract.openUploadLink), (route) => route.fulfill({ json: list }));
  await page.goto('/documentos#subir=abc-123');
  await expect(page.getByText('Falta 1 de 2 obligatorios')).toBeVisible();
  await page.getByText('Otros documentos').click();
  await check('upload, documents');
  await whileRefused(page, contract.uploadDocument, async () => {
    const file = { name: 'planilla.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
    await page.getByLabel('Elegir archivo: PLANILLA DE SERVICIO BÁSICO').setInputFiles(file);
    await expect(page.getByText('No disponible')).toBeVisible();
    await check('upload, a document failed');
  });
  for (const [status, title] of [
    [401, 'Este enlace caducó'],
    [409, 'Este enlace ya se abrió en otro navegador o pestaña'],
    [410, 'La solicitud ya se envió'],
  ] as const) {
    await page.route(addressOf(contract.openUploadLink), (route) => route.fulfill({ status, json: {} }));
    await page.goto('/gracias');
    await page.goto(`/documentos#subir=def-${status}`);
    await expect(page.getByText(title)).toBeVisible();
    await check(`upload, ${status}`);
  }
  await page.goto('/gracias');
  await page.goto('/documentos');
  await expect(page.getByText('Abre esta página con el código QR o el enlace de tu solicitud')).toBeVisible();
  await check('upload, no link');
}

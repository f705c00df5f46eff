import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openUploadLink, type UploadList, uploadDocument } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { Failure, type FakeServer, fakeServer, LOST, type RenderedPage, renderPage } from '@vitrina/testing';
import { act } from 'react';
import { DocumentUploadPage } from './document-upload-page';

const CEDULA = 'CÉDULA DE IDENTIDAD';
const listOf = (isStored = false): UploadList => ({
  ...{ kind: 2, until: '2026-11-30T20:30:00.000Z' },
  documents: [
    { id: 1, name: CEDULA, isMandatory: true, isStored },
    { id: 2, name: 'ROL DE PAGOS', isMandatory: false, isStored: false },
  ],
});
const pdf = () => new File(['%PDF-1.7\n'], 'cedula.pdf', { type: 'application/pdf' });

let server: FakeServer;
let page: RenderedPage;
let authorizations: (string | null)[];
beforeEach(() => {
  server = fakeServer();
  authorizations = [];
  server.on(openUploadLink, (_, { authorization }) => {
    authorizations.push(authorization);
    return listOf();
  });
  server.on(uploadDocument, (_, { authorization }) => {
    authorizations.push(authorization);
    return listOf(true);
  });
});
afterEach(() => page.close());

const open = (at = '/documentos#subir=abc-123') => {
  page = renderPage(DocumentUploadPage, { path: '/documentos', at, strict: true });
};
/** The page as the browser opens it again: with the entry's address and state. */
function reload() {
  const { state } = history.location;
  page.close();
  page = renderPage(DocumentUploadPage, { path: '/documentos' });
  act(() => history.replace('/documentos', state));
}
const pick = () => screen.findByLabelText(`Elegir archivo: ${CEDULA}`);

test('the token leaves the address at once, and survives a reload with the same browser', async () => {
  open();
  await pick();
  expect(page.address()).toBe('/documentos');
  expect(document.body.innerHTML).not.toContain('abc-123');
  reload();
  await pick();
  await waitFor(() => expect(server.requests(openUploadLink).length).toBeGreaterThan(0));
  expect(new Set(server.requests(openUploadLink).map(({ browser }) => browser)).size).toBe(1);
  expect(new Set(authorizations)).toEqual(new Set(['Bearer abc-123']));
});

test('a document is sent by the token alone, and is said to be received', async () => {
  open();
  expect(await screen.findByText('Falta 1 de 1 obligatorios')).toBeVisible();
  expect(screen.getByText(/hasta las 15:30/)).toBeVisible();
  await page.user.upload(await pick(), pdf());
  expect(await screen.findByText('Recibido')).toBeVisible();
  expect(screen.getByText(/^Ya están los obligatorios/)).toBeVisible();
  const [{ browser, document: sent } = {} as never] = server.requests(uploadDocument);
  expect(sent).toMatchObject({ typeId: 1, typeName: CEDULA, name: 'cedula.pdf', base64: btoa('%PDF-1.7\n') });
  expect(browser).toBe(server.requests(openUploadLink)[0]?.browser);
  expect(new Set(authorizations)).toEqual(new Set(['Bearer abc-123']));
});

test('a file of another kind is told in its tile until the next one is picked', async () => {
  open();
  const text = new File(['hola'], 'carta.txt', { type: 'text/plain' });
  fireEvent.change(await pick(), { target: { files: [text] } });
  const error = await screen.findByText(/^El archivo debe ser una imagen/);
  expect(screen.getByRole('alert')).toContainElement(error);
  expect(await pick()).toHaveAccessibleDescription(error.textContent ?? '');
  expect(page.notices).toEqual([]);
  fireEvent.change(await pick(), { target: { files: [pdf()] } });
  expect(await screen.findByText('Recibido')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [401, 'Este enlace caducó'],
  [409, 'Este enlace ya se abrió en otro navegador o pestaña'],
  [410, 'La solicitud ya se envió'],
])('%i says what became of the link, when it is opened and when a document is sent', async (status, title) => {
  server.on(openUploadLink, () => {
    throw new Failure(status, 'No');
  });
  open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(page.notices).toEqual([]);
  page.close();
  server.on(openUploadLink, () => listOf());
  server.on(uploadDocument, () => {
    throw new Failure(status, 'No');
  });
  open(`/documentos#subir=other-${status}`);
  await page.user.upload(await pick(), pdf());
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText(CEDULA)).toBeNull();
});

test('without a connection the link, and then the document, are tried again by a press', async () => {
  server.on(openUploadLink, () => {
    throw LOST;
  });
  open();
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  server.on(openUploadLink, () => listOf());
  await page.user.click(again);
  server.on(uploadDocument, () => {
    throw LOST;
  });
  await page.user.upload(await pick(), pdf());
  const upload = await screen.findByRole('button', { name: `Reintentar: ${CEDULA}` });
  server.on(uploadDocument, () => listOf(true));
  await page.user.click(upload);
  expect(await screen.findByText('Recibido')).toBeVisible();
});

test.each(['/documentos', '/documentos#subir=', '/documentos#otra=abc'])('%s has no link', (at) => {
  open(at);
  expect(screen.getByText('Abre esta página con el código QR o el enlace de tu solicitud')).toBeVisible();
  expect(server.calls).toEqual([]);
});

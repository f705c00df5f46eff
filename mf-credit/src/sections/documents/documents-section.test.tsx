import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type ApplicationDocument,
  application,
  createUploadLink,
  documentTypes,
  saveDocuments,
  storedFile,
} from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import {
  Failure,
  type FakeServer,
  fakeServer,
  LOST,
  matchMedia,
  type RenderedPage,
  renderPage,
  testCustomer,
} from '@vitrina/testing';
import { act } from 'react';
import type { SectionProps } from '../../application/section-props';
import { newApplication, paperSection, storedDocument } from '../testing/paper-section';
import { DocumentsSection } from './documents-section';

const CEDULA = 'CÉDULA DE IDENTIDAD';
const ORIGIN = 'COMPROBANTE DEL ORIGEN DE LOS FONDOS';
const TAXES = 'DECLARACIÓN DE IMPUESTO A LA RENTA';
const TYPES = [
  { id: 1, name: CEDULA, isMandatory: true },
  { id: 2, name: ORIGIN, isMandatory: true },
  { id: 3, name: TAXES, isMandatory: false },
];
const WRONG_TYPE = 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF';
const pdf = (name = 'cedula.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

let server: FakeServer;
let page: RenderedPage;
/** What the server has. */
let kept: ApplicationDocument[];
beforeEach(async () => {
  kept = [];
  server = fakeServer();
  server.on(documentTypes, () => TYPES);
  server.on(application, () => newApplication({ documents: kept }));
  server.on(saveDocuments, ({ documents: [first, ...more] }) => {
    if (first?.base64 !== undefined) {
      const { typeId, typeName, name = '' } = first;
      kept = [
        ...kept.filter((known) => known.typeId !== typeId),
        storedDocument({ id: typeId, typeId, typeName, fileName: name }),
      ];
    } else kept = kept.filter(({ id }) => [first, ...more].some((sent) => sent?.id === id));
    return { documents: kept };
  });
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  await signIn(testCustomer(7));
});
afterEach(async () => {
  page.close();
  matchMedia(false);
  jest.useRealTimers();
  await act(() => signOut());
});

function open(documents: ApplicationDocument[] = []): SectionProps {
  kept = documents;
  const section = paperSection('documents', newApplication({ documents }));
  page = renderPage(() => <DocumentsSection {...section} />, { path: '/', at: '/' });
  return section;
}
const pick = (name: string) => screen.findByLabelText(`Elegir archivo: ${name}`);
const stored = () => screen.getByRole('region', { name: 'Documentos agregados' });
const isStored = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Documentos agregados' })).findByText(name);
const save = () => page.user.click(screen.getByRole('button', { name: 'Guardar' }));

test('a document is sent as it is added, alone, and leaves those that are missing', async () => {
  open();
  await page.user.upload(await pick(CEDULA), pdf());
  await isStored(CEDULA);
  expect(server.requests(saveDocuments)).toEqual([
    {
      id: 2002,
      kind: 1,
      documents: [{ typeId: 1, typeName: CEDULA, name: 'cedula.pdf', extension: 'pdf', base64: btoa('%PDF-1.7\n') }],
    },
  ]);
  expect(screen.queryByLabelText(`Elegir archivo: ${CEDULA}`)).toBeNull();
  expect(within(stored()).getByText('PDF · 2 kB')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Falta 1 documento' })).toBeVisible();
});

test('N12: the kinds of file are listed by name, and the camera is asked for a picture', async () => {
  open();
  expect(await pick(CEDULA)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf');
  const camera = screen.getByLabelText(`Tomar foto: ${CEDULA}`);
  expect(camera).toHaveAttribute('capture', 'environment');
});

test('N11: what cannot be opened is refused in place with what to do, and nothing is sent', async () => {
  open();
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' });
  // As a browser of a desk takes it: there nothing turns it into a JPEG.
  fireEvent.change(await pick(CEDULA), { target: { files: [heic] } });
  expect(await screen.findByText(/Expórtala como JPG/)).toBeVisible();
  expect(server.requests(saveDocuments)).toEqual([]);
});

test('a file of another kind is told in its tile until the next one is picked, and nowhere else', async () => {
  open();
  const text = new File(['hola'], 'carta.txt', { type: 'text/plain' });
  fireEvent.change(await pick(CEDULA), { target: { files: [text] } });
  const error = await screen.findByText(WRONG_TYPE);
  expect(screen.getByRole('alert')).toContainElement(error);
  expect(error.closest('li')).toContainElement(await pick(CEDULA));
  expect(await pick(CEDULA)).toHaveAccessibleDescription(WRONG_TYPE);
  expect(page.notices).toEqual([]);
  fireEvent.change(await pick(CEDULA), { target: { files: [pdf()] } });
  await isStored(CEDULA);
  expect(screen.queryByText(WRONG_TYPE)).toBeNull();
});

test('a failure is told in place, and sent again by Reintentar', async () => {
  server.on(saveDocuments, () => {
    throw LOST;
  });
  open();
  await page.user.upload(await pick(CEDULA), pdf());
  const again = await screen.findByRole('button', { name: `Reintentar: ${CEDULA}` });
  expect(await pick(CEDULA)).toBeInvalid();
  expect(page.notices).toEqual([]);
  server.on(saveDocuments, () => ({ documents: [storedDocument()] }));
  await page.user.click(again);
  await isStored(CEDULA);
});

test('a refusal of the server says why, and offers no second try of the same file', async () => {
  server.on(saveDocuments, () => {
    throw new Failure(422, 'El archivo está dañado o incompleto');
  });
  open();
  await page.user.upload(await pick(CEDULA), pdf());
  expect(await screen.findByText('El archivo está dañado o incompleto')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
});

const both = () => [storedDocument(), storedDocument({ id: 2, typeId: 2, typeName: ORIGIN })];

test('Guardar names the mandatory type that is missing, as a notice, above and in its place, and sends nothing', async () => {
  const section = open([storedDocument()]);
  await pick(ORIGIN);
  await save();
  await waitFor(() => expect(page.notices).toEqual([`Debes registrar ${ORIGIN}`]));
  expect(screen.getByText(`Debes registrar ${ORIGIN}`, { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('link', { name: `Debes registrar ${ORIGIN}` })).toBeVisible();
  expect(await pick(ORIGIN)).toBeInvalid();
  expect(section.onSaved).not.toHaveBeenCalled();
  expect(server.requests(saveDocuments)).toEqual([]);
});

test('Guardar sends what the server has, also what came from a telephone since the last look', async () => {
  const section = open([storedDocument()]);
  await pick(ORIGIN);
  kept = both();
  await save();
  await waitFor(() => expect(section.onSaved).toHaveBeenCalledTimes(1));
  expect(server.requests(saveDocuments)).toEqual([
    {
      ...{ id: 2002, kind: 1 },
      documents: [
        { id: 1, typeId: 1, typeName: CEDULA },
        { id: 2, typeId: 2, typeName: ORIGIN },
      ],
    },
  ]);
});

test('a deleted document returns to those to be added, and by Deshacer within 10 s to its place', async () => {
  const section = open(both());
  await page.user.click(await screen.findByRole('button', { name: `Quitar ${CEDULA}` }));
  expect(within(stored()).queryByText(CEDULA)).toBeNull();
  expect(await pick(CEDULA)).toBeEnabled();
  expect(screen.getByText(`Quitaste ${CEDULA}`)).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await isStored(CEDULA);
  await save();
  await waitFor(() => expect(section.onSaved).toHaveBeenCalled());
  expect(kept.map(({ id }) => id)).toEqual([1, 2]);
});

test("'Deshacer' is offered for 10 s", async () => {
  open(both());
  const button = await screen.findByRole('button', { name: `Quitar ${CEDULA}` });
  jest.useFakeTimers();
  fireEvent.click(button);
  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(within(stored()).queryByText(CEDULA)).toBeNull();
});

test('a deleted one that is optional is deleted by Guardar', async () => {
  const section = open([...both(), storedDocument({ id: 3, typeId: 3, typeName: TAXES })]);
  await page.user.click(await screen.findByRole('button', { name: `Quitar ${TAXES}` }));
  await save();
  await waitFor(() => expect(section.onSaved).toHaveBeenCalled());
  expect(kept.map(({ id }) => id)).toEqual([1, 2]);
});

test('an optional type is chosen from a list, which it leaves once it was added', async () => {
  open(both());
  const select = await screen.findByRole('combobox', { name: /Agregar otro documento/ });
  await page.user.selectOptions(select, TAXES);
  await page.user.upload(await pick(TAXES), pdf('renta.pdf'));
  await isStored(TAXES);
  expect(screen.queryByRole('combobox', { name: /Agregar otro documento/ })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: `Quitar ${TAXES}` }));
  expect(screen.getByRole('combobox', { name: /Agregar otro documento/ })).toBeVisible();
});

test('a picture is shown, and its address is given back', async () => {
  server.on(storedFile, () => new Blob(['x'], { type: 'image/jpeg' }));
  open([storedDocument({ fileType: 'image/jpeg', fileName: 'foto.jpg' })]);
  await isStored(CEDULA);
  await waitFor(() => expect(stored().querySelector('img')).toHaveAttribute('src', 'blob:1'));
  page.close();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

describe("'Desde tu teléfono'", () => {
  const until = () => new Date(Date.now() + 29.5 * 60_000).toISOString();

  test('shows a code with the minutes that are left, mails the link, and each document is seen to arrive', async () => {
    server.on(createUploadLink, ({ byMail }) => ({ token: byMail ? 'mailed' : 'shown', until: until() }));
    open();
    await page.user.click(await screen.findByRole('button', { name: 'Desde tu teléfono' }));
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible();
    expect(screen.getByText('Vale 30 minutos más')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Enviarme el enlace por correo' }));
    expect(await screen.findByText(/Te enviamos el enlace/)).toBeVisible();
    expect(server.requests(createUploadLink).map(({ byMail }) => byMail)).toEqual([false, true]);
    kept = [storedDocument({ isFromPhone: true })];
    expect(await screen.findByText(`Llegó ${CEDULA}`, {}, { timeout: 6000 })).toBeVisible();
    expect(within(stored()).getByText('Desde el teléfono')).toBeVisible();
  }, 15_000);

  test('is not offered on a telephone, which is there already', async () => {
    matchMedia(true);
    open();
    await pick(CEDULA);
    expect(screen.queryByRole('button', { name: 'Desde tu teléfono' })).toBeNull();
  });

  test('closed it asks nothing', async () => {
    open();
    await pick(CEDULA);
    expect(server.requests(application)).toEqual([]);
    expect(server.requests(createUploadLink)).toEqual([]);
  });

  test('an expired code says so and is made anew', async () => {
    server.on(createUploadLink, () => ({ token: 'old', until: new Date(Date.now() - 1).toISOString() }));
    open();
    await page.user.click(await screen.findByRole('button', { name: 'Desde tu teléfono' }));
    expect(await screen.findByText('El código caducó.')).toBeVisible();
    server.on(createUploadLink, () => ({ token: 'new', until: until() }));
    await page.user.click(screen.getByRole('button', { name: 'Crear otro código' }));
    expect(await screen.findByText('Vale 30 minutos más')).toBeVisible();
  });
});

import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, optional, SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import { draft } from '@vitrina/session-bus';
import { encodeFile, fileField } from '.';
import { bytesOf, fileOf, latin, PICTURE, picturesOf } from './pictures.fixture';
import * as shrinking from './shrink';

jest.mock('./shrink', () => ({ shrink: jest.fn() }));
const shrink = jest.mocked(shrinking.shrink);

const archivo = fileField({ name: 'archivo', label: 'Comprobante' });
const schema = schemaOf([archivo]);
const LIMIT = 1_572_864;
const photo = fileOf('foto.jpg', PICTURE.jpeg, 2048);
const pdf = fileOf('recibo.pdf', PICTURE.pdf);
const big = fileOf('IMG_1.jpg', PICTURE.jpeg, 6 * 1024 * 1024);

beforeEach(() => {
  picturesOf({});
  shrink.mockReset();
});

function open(
  of: typeof archivo | ReturnType<typeof optional<'archivo', File | null, File, object>> = archivo,
  draftKey?: string,
) {
  const onSubmit = jest.fn();
  const form = of === archivo ? schema : schemaOf([of]);
  render(
    <SchemaForm schema={form} draftKey={draftKey} onSubmit={(output) => onSubmit(output)}>
      <FormField of={of as typeof archivo} hint="El que te dio el banco" />
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  return onSubmit;
}
const input = () => screen.getByLabelText<HTMLInputElement>(/^Comprobante/);
const user = () => userEvent.setup({ applyAccept: false });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const drop = (...files: File[]) => {
  const zone = input().parentElement as HTMLElement;
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files } });
  fireEvent(zone, event);
};

const taken = (name: string) => screen.findByText(name, { selector: 'strong' });

test('it is a native control with its label, hint and error, required unless optional', async () => {
  open();
  expect(input()).toHaveAttribute('type', 'file');
  expect(input()).toHaveAccessibleDescription('El que te dio el banco');
  await send();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription('El que te dio el banco El campo Comprobante es obligatorio');
});

test('N12: it asks for its kinds by name, so that iOS makes a JPEG of HEIC', () => {
  open();
  expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf');
});

test('a picked file is held as it is and shown', async () => {
  const onSubmit = open();
  await user().upload(input(), photo);
  await taken('foto.jpg');
  expect(screen.getByText('2 kB')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:2048'));
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(photo);
});

test('a dropped file too, and a PDF', async () => {
  const onSubmit = open();
  drop(pdf);
  await taken('recibo.pdf');
  expect(document.querySelector('img')).toBeNull();
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(pdf);
});

test('a phone takes a photograph with its camera', async () => {
  const onSubmit = open();
  const camera = screen.getByLabelText<HTMLInputElement>('Tomar foto: Comprobante');
  expect(camera).toHaveAttribute('capture', 'environment');
  await user().upload(camera, photo);
  await taken('foto.jpg');
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(photo);
});

test('another file takes the place of the first and says so; removing it leaves none', async () => {
  const onSubmit = open();
  await user().upload(input(), photo);
  await taken('foto.jpg');
  await user().upload(input(), pdf);
  await taken('recibo.pdf');
  expect(screen.getByRole('status')).toHaveTextContent('Se ha remplazado foto.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar recibo.pdf' }));
  expect(input()).toHaveFocus();
  expect(screen.queryByText('recibo.pdf')).not.toBeInTheDocument();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await user().upload(input(), pdf); // the same again
  await taken('recibo.pdf');
});

test.each<[string, File[], string | RegExp]>([
  ['a PDF that is too big', [fileOf('a.pdf', PICTURE.pdf, LIMIT + 1)], 'El archivo pesa 1.6 MB y el máximo es 1.5 MB'],
  ['of another type', [fileOf('a.jpg', PICTURE.text)], 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF'],
  ['empty', [fileOf('a.png', new Uint8Array())], 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF'],
  ['HEIC (N11)', [fileOf('IMG_0001.HEIC', PICTURE.heic)], /HEIC.*Expórtala como JPG/],
  ['HEIC under another name', [fileOf('IMG_0001.jpg', PICTURE.heic)], /HEIC.*Expórtala como JPG/],
  ['two at once', [photo, pdf], 'Elige un solo archivo'],
])('a file that is %s is not taken; the one before stays', async (_what, files, message) => {
  const onSubmit = open();
  await user().upload(input(), photo);
  await taken('foto.jpg');
  drop(...files);
  await waitFor(() => expect(input()).toBeInvalid());
  const said = typeof message === 'string' ? `El que te dio el banco ${message}` : message;
  expect(input()).toHaveAccessibleDescription(said);
  await taken('foto.jpg');
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:2048'));
  await user().upload(input(), pdf);
  await taken('recibo.pdf');
  expect(input()).toBeValid();
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(pdf);
});

test('a file of exactly 1,572,864 bytes is taken', async () => {
  open();
  drop(fileOf('a.pdf', PICTURE.pdf, LIMIT));
  await taken('a.pdf');
  expect(input()).toBeValid();
  expect(screen.getByText('1.5 MB')).toBeInTheDocument();
});

test('N13: a JPEG that is called HEIC is a JPEG, and gets a name that says so', async () => {
  const onSubmit = open();
  drop(fileOf('IMG_1.HEIC', PICTURE.jpeg, 2048));
  await taken('IMG_1.jpg');
  await send();
  const archivo: File = onSubmit.mock.lastCall?.[0].archivo;
  expect([archivo.name, archivo.type, archivo.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 2048]);
});

describe('a photograph that is too big', () => {
  const smaller = new Blob([new Uint8Array(900_000)], { type: 'image/webp' });

  test('is made smaller while the field says so, and shows its size before and after', async () => {
    let done!: (blob: Blob) => void;
    shrink.mockReturnValue(new Promise((resolve) => (done = resolve)));
    const onSubmit = open();
    drop(pdf);
    await taken('recibo.pdf');
    drop(big);
    await screen.findByText('Reduciendo la foto…');
    expect(input()).toBeValid();

    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input()).toHaveAccessibleDescription('El que te dio el banco Espera a que el archivo esté listo');

    await act(async () => done(smaller));
    await taken('IMG_1.webp');
    expect(input()).toBeValid();
    expect(screen.getByText('879 kB (antes 6 MB)')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Se ha remplazado recibo.pdf. Foto reducida de 6 MB a 879 kB');
    await send();
    const archivo: File = onSubmit.mock.lastCall?.[0].archivo;
    expect([archivo.name, archivo.type, archivo.size]).toEqual(['IMG_1.webp', 'image/webp', 900_000]);
    expect(shrink).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', LIMIT);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith(`blob:${big.size}`);
  });

  test('gives way to what is chosen after it', async () => {
    let done!: (blob: Blob) => void;
    shrink.mockReturnValue(new Promise((resolve) => (done = resolve)));
    const onSubmit = open();
    drop(big);
    await screen.findByText('Reduciendo la foto…');
    drop(pdf);
    await taken('recibo.pdf');
    await act(async () => done(smaller));
    await taken('recibo.pdf');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await send();
    expect(onSubmit.mock.lastCall?.[0].archivo).toBe(pdf);
  });

  test.each<[string, () => Promise<Blob | null>, string]>([
    ['has no memory left', async () => null, 'La imagen es demasiado grande. Redúcela y vuelve a adjuntarla'],
    [
      'does not load what makes it smaller',
      () => Promise.reject(new Error('offline')),
      'No pudimos reducir la foto. Revisa tu conexión y vuelve a elegirla',
    ],
  ])('is refused where the device %s', async (_what, outcome, message) => {
    shrink.mockImplementation(outcome);
    open();
    drop(big);
    await screen.findByText(message);
    expect(screen.queryByText('Reduciendo la foto…')).toBeNull();
    expect(screen.queryByText('IMG_1.jpg')).toBeNull();
  });

  test('is what counts many pixels too, in few bytes', async () => {
    picturesOf({ width: 10_000, height: 3_001 });
    shrink.mockResolvedValue(smaller);
    open();
    drop(photo);
    await taken('foto.webp');
  });
});

test.each<[string, Parameters<typeof picturesOf>[0], string]>([
  ['the browser cannot open', { broken: true }, 'El archivo está dañado o incompleto'],
  [
    'has too many pixels',
    { width: 20_000, height: 20_000 },
    'La imagen es demasiado grande. Redúcela y vuelve a adjuntarla',
  ],
])('a picture that %s is not taken', async (_what, picture, message) => {
  picturesOf(picture);
  open();
  drop(photo);
  await screen.findByText(message);
  expect(shrink).not.toHaveBeenCalled();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:2048');
});

test('a file that can no longer be read says so', async () => {
  open();
  const gone = fileOf('foto.jpg', PICTURE.jpeg);
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as unknown as Blob;
  drop(gone);
  await screen.findByText('No pudimos leer el archivo. Vuelve a elegirlo');
});

test('a small photograph loses its place and its device, not its pixels', async () => {
  const onSubmit = open();
  const exif = latin('\xff\xe1\0\x15Exif\0\0GPS -0.18,-78');
  const [start, rest] = [PICTURE.jpeg.slice(0, 2), PICTURE.jpeg.slice(2)];
  drop(new File([start, exif, rest], 'foto.jpg', { type: 'image/jpeg' }));
  await taken('foto.jpg');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send();
  expect(await bytesOf(onSubmit.mock.lastCall?.[0].archivo)).toEqual([...PICTURE.jpeg]);
  expect(shrink).not.toHaveBeenCalled();
});

test('an optional file may be left out', async () => {
  const onSubmit = open(optional(archivo) as never);
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ archivo: undefined });
});

test('a file is never part of a draft', async () => {
  open(archivo, 'con-archivo');
  await screen.findByRole('button', { name: 'Enviar' });
  await user().upload(input(), photo);
  await taken('foto.jpg');
  window.dispatchEvent(new Event('pagehide'));
  await expect(draft('con-archivo').load()).resolves.toEqual({ values: {} });
  draft('con-archivo').clear();
});

test('a file is encoded for the wire: name, extension, base64', async () => {
  const text = new File(['hola'], 'mi.recibo.PDF', { type: 'application/pdf' });
  expect(await encodeFile(text)).toEqual({ name: 'mi.recibo.PDF', extension: 'pdf', base64: 'aG9sYQ==' });
});

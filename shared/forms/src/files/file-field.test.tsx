import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, optional, SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import { draft } from '@vitrina/session-bus';
import { encodeFile, fileField } from '.';

const archivo = fileField({ name: 'archivo', label: 'Comprobante' });
const schema = schemaOf([archivo]);
const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type });
const photo = file('foto.jpg', 'image/jpeg', 2048);
const pdf = file('recibo.pdf', 'application/pdf');

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = jest.fn(({ size }: Blob) => `blob:${size}`);
  URL.revokeObjectURL = jest.fn();
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

test('it is a native control with its label, hint and error, required unless optional', async () => {
  open();
  expect(input()).toHaveAttribute('type', 'file');
  expect(input()).toHaveAttribute('accept', 'image/*,application/pdf');
  expect(input()).toHaveAccessibleDescription('El que te dio el banco');
  await send();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription('El que te dio el banco El campo Comprobante es obligatorio');
});

test('a picked file is held as it is and shown', async () => {
  const onSubmit = open();
  await user().upload(input(), photo);
  expect(screen.getByText('foto.jpg')).toBeInTheDocument();
  expect(screen.getByText('2 kB')).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:2048');
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(photo);
});

test('a dropped file too, and a PDF', async () => {
  const onSubmit = open();
  drop(pdf);
  expect(screen.getByText('recibo.pdf')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(pdf);
});

test('a phone takes a photograph with its camera', async () => {
  const onSubmit = open();
  const camera = screen.getByLabelText<HTMLInputElement>('Tomar foto: Comprobante');
  expect(camera).toHaveAttribute('capture', 'environment');
  await user().upload(camera, photo);
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(photo);
});

test('another file takes the place of the first and says so; removing it leaves none', async () => {
  const onSubmit = open();
  await user().upload(input(), photo);
  await user().upload(input(), pdf);
  expect(screen.getByRole('status')).toHaveTextContent('Se ha remplazado foto.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar recibo.pdf' }));
  expect(input()).toHaveFocus();
  expect(screen.queryByText('recibo.pdf')).not.toBeInTheDocument();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await user().upload(input(), pdf); // the same again
  expect(screen.getByText('recibo.pdf')).toBeInTheDocument();
});

test.each<[string, File[], string]>([
  ['too big', [file('a.png', 'image/png', 1_572_865)], 'El archivo pesa 1.6 MB y el máximo es 1.5 MB'],
  ['of another type', [file('a.docx', 'application/msword')], 'El archivo debe ser una imagen o un PDF'],
  ['a folder, which has no type', [file('carpeta', '')], 'El archivo debe ser una imagen o un PDF'],
  ['two at once', [photo, pdf], 'Elige un solo archivo'],
])('a file that is %s is not taken; the one before stays', async (_what, files, message) => {
  const onSubmit = open();
  await user().upload(input(), photo);
  drop(...files);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(`El que te dio el banco ${message}`);
  expect(screen.getByText('foto.jpg')).toBeInTheDocument();
  await user().upload(input(), pdf);
  expect(input()).toBeValid();
  await send();
  expect(onSubmit.mock.lastCall?.[0].archivo).toBe(pdf);
});

test('a file of exactly 1,572,864 bytes is taken', () => {
  open();
  drop(file('a.png', 'image/png', 1_572_864));
  expect(input()).toBeValid();
  expect(screen.getByText('1.5 MB')).toBeInTheDocument();
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
  window.dispatchEvent(new Event('pagehide'));
  await expect(draft('con-archivo').load()).resolves.toEqual({ values: {} });
  draft('con-archivo').clear();
});

test('a file is encoded for the wire: name, extension, base64', async () => {
  const text = new File(['hola'], 'mi.recibo.PDF', { type: 'application/pdf' });
  expect(await encodeFile(text)).toEqual({ name: 'mi.recibo.PDF', extension: 'pdf', base64: 'aG9sYQ==' });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  type DraftStore,
  FormField,
  type Item,
  SchemaForm,
  SubmitButton,
  schemaOf,
  selectField,
  textField,
  useDependent,
  useFormApi,
  usePreload,
  useUnsaved,
} from '..';

const item = (id: number, name: string): Item => ({ id, name });
const CITIES: Record<number, Item[]> = { 1: [item(11, 'Cuenca'), item(12, 'Gualaceo')], 2: [item(21, 'Quito')] };
const PARISHES: Record<number, Item[]> = { 11: [item(111, 'Sucre')], 21: [item(211, 'Iñaquito')] };
const provincia = selectField({
  name: 'provincia',
  label: 'Provincia',
  options: [item(1, 'Azuay'), item(2, 'Pichincha')],
});
const ciudad = selectField({ name: 'ciudad', label: 'Ciudad' });
const parroquia = selectField({ name: 'parroquia', label: 'Parroquia' });
const calle = textField({ name: 'calle', label: 'Calle' });
const schema = schemaOf([provincia, ciudad, parroquia, calle]);
const previous = {
  provincia: item(1, 'Azuay'),
  ciudad: item(11, 'Cuenca'),
  parroquia: item(111, 'Sucre'),
  calle: 'Larga 1-23',
};

const loads = (lists: Record<number, Item[]>) => (chosen: Item | undefined) => ({
  data: chosen && lists[chosen.id],
  isError: false,
  refetch: () => {},
});
const useCities = loads(CITIES);
const useParishes = loads(PARISHES);

let arrive: (values: object) => void;
let flags: () => unknown;
let pages: string[];
function Fields() {
  const ofProvince = useDependent(provincia, [ciudad], useCities);
  const ofCity = useDependent(ciudad, [parroquia], useParishes);
  const [values, setValues] = useState<Record<string, unknown>>();
  arrive = (next) => act(() => setValues(next as Record<string, unknown>));
  usePreload(values);
  const form = useFormApi();
  flags = () => {
    const { dirty, touched, modified } = form.getState();
    return { dirty, changed: [touched, modified].flatMap((by) => Object.values(by ?? {})).some(Boolean) };
  };
  return (
    <>
      <FormField of={provincia} />
      <FormField of={ciudad} options={ofProvince.options} {...ofProvince.look} />
      <FormField of={parroquia} options={ofCity.options} {...ofCity.look} />
      <FormField of={calle} />
      <output>{useUnsaved() ? 'sin guardar' : 'guardado'}</output>
    </>
  );
}

const save = jest.fn();
beforeEach(() => save.mockClear());
const open = async (draft?: Record<string, unknown>, load = async () => (draft ? { values: draft } : null)) => {
  const store: DraftStore = { load, save, forget: () => {} };
  const view = render(
    <SchemaForm schema={schema} draftStore={store} onSubmit={() => {}}>
      <Fields />
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  await act(async () => {});
  return view;
};
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const shown = () => [
  ...['Provincia', 'Ciudad', 'Parroquia'].map((label) => select(label).selectedOptions[0]?.text),
  screen.getByLabelText<HTMLInputElement>('Calle').value,
];
const state = () => screen.getByRole('status').textContent;
const NONE = 'Selecciona una opción';
const EMPTY = 'No hay datos';

test('N22: province, city and parish arrive together, nothing says that they are missing or counts as changed', async () => {
  await open();
  pages = [];
  const observer = new MutationObserver(() => pages.push(document.body.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  arrive(previous);
  await act(async () => {});
  observer.disconnect();
  expect(shown()).toEqual(['Azuay', 'Cuenca', 'Sucre', 'Larga 1-23']);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((text) => text.includes('obligatorio'))).toEqual([]);
  expect(flags()).toEqual({ dirty: false, changed: false });
  expect(state()).toBe('guardado');
});

test('what was typed meanwhile stays, and the rest arrives', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Calle'), 'Sucre 4');
  arrive(previous);
  expect(shown()).toEqual(['Azuay', 'Cuenca', 'Sucre', 'Sucre 4']);
  expect(state()).toBe('sin guardar');
});

test('a city never arrives under another province than its own', async () => {
  await open();
  await userEvent.selectOptions(select('Provincia'), 'Pichincha');
  arrive(previous);
  expect(shown()).toEqual(['Pichincha', NONE, EMPTY, 'Larga 1-23']);
});

test('under its own province it does, whoever chose that', async () => {
  await open();
  await userEvent.selectOptions(select('Provincia'), 'Azuay');
  arrive(previous);
  expect(shown()).toEqual(['Azuay', 'Cuenca', 'Sucre', 'Larga 1-23']);
  expect(state()).toBe('guardado');
});

test('a field that was left empty stays empty', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Calle'));
  await userEvent.click(document.body);
  arrive(previous);
  expect(shown()).toEqual(['Azuay', 'Cuenca', 'Sucre', '']);
});

describe('the field that has the focus', () => {
  test('is filled when it is left, with what depends on it', async () => {
    await open();
    await userEvent.click(select('Provincia'));
    arrive(previous);
    expect(shown()).toEqual([NONE, EMPTY, EMPTY, 'Larga 1-23']);
    await userEvent.tab();
    expect(shown()).toEqual(['Azuay', 'Cuenca', 'Sucre', 'Larga 1-23']);
    expect(select('Provincia')).toBeValid();
    expect(state()).toBe('guardado');
  });

  test('keeps what is typed into it after the arrival', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Calle'));
    arrive(previous);
    await userEvent.keyboard('Sucre 4');
    await userEvent.tab();
    expect(shown()[3]).toBe('Sucre 4');
  });
});

test('a restored draft stays, also where it was emptied', async () => {
  await open({ provincia: item(2, 'Pichincha'), ciudad: item(21, 'Quito'), parroquia: null, calle: '' });
  arrive(previous);
  expect(shown()).toEqual(['Pichincha', 'Quito', NONE, '']);
  expect(state()).toBe('sin guardar');
});

test('a draft that says the same is no change', async () => {
  await open(previous);
  expect(state()).toBe('sin guardar');
  arrive(previous);
  expect(state()).toBe('guardado');
});

test('a draft that comes after them stays too', async () => {
  let answer: (draft: { values: Record<string, unknown> }) => void = () => {};
  await open(undefined, () => new Promise((resolve) => (answer = resolve)));
  arrive(previous);
  await act(async () => answer({ values: { provincia: item(2, 'Pichincha'), ciudad: null, parroquia: null } }));
  expect(shown()).toEqual(['Pichincha', NONE, EMPTY, 'Larga 1-23']);
  expect(state()).toBe('sin guardar');
});

test('they are no draft by themselves', async () => {
  const { unmount } = await open();
  arrive(previous);
  unmount();
  expect(save).not.toHaveBeenCalled();
});

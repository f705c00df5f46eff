import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from '@vitrina/session-bus/testing';
import {
  currentPasswordField,
  type DraftStore,
  defineField,
  FormField,
  type FormHandle,
  SchemaForm,
  SubmitButton,
  schemaOf,
  textField,
  useUnsaved,
} from '..';
import type { SubmitHandler } from './model';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const calle = textField({ name: 'calle', label: 'Calle' });
const barrio = textField({ name: 'barrio', label: 'Barrio' });
const clave = currentPasswordField({ name: 'clave', label: 'Clave' });
const archivo = defineField({ ...textField({ name: 'archivo', label: 'Archivo' }), Control: () => null });
const schema = schemaOf([calle, barrio, clave]);
type Handler = SubmitHandler<typeof schema>;

/** A store whose answer is given by the test. */
const storeOf = (given: Partial<DraftStore> = {}) => ({
  load: async () => null,
  ...given,
  save: jest.fn((values: Record<string, unknown>): void | Promise<void> => given.save?.(values)),
  forget: jest.fn(),
});

const handle: { current: FormHandle | null } = { current: null };
const Unsaved = () => <output>{useUnsaved() ? 'sin guardar' : 'guardado'}</output>;
const show = async (store: DraftStore, onSubmit: Handler = () => {}) => {
  const file = new File(['x'], 'x.pdf');
  const initial = { calle: 'Amazonas', clave: 'secreta', [archivo.name]: file } as object;
  const view = render(
    <SchemaForm schema={schema} initial={initial} draftStore={store} ref={handle} onSubmit={onSubmit}>
      <FormField of={calle} />
      <FormField of={barrio} />
      <FormField of={clave} />
      <Unsaved />
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  await pass(0);
  return view;
};
const form = () => document.querySelector('form');
const field = (label: string) => screen.getByLabelText(label);
const state = () => screen.getByRole('status').textContent;
const send = () => user.click(screen.getByRole('button', { name: 'Guardar' }));

test('gets public values only: 400 ms after the last key, when the page is hidden, and when the form goes', async () => {
  const store = storeOf();
  const { unmount } = await show(store);
  await user.type(field('Barrio'), 'Centro');
  await pass(399);
  expect(store.save).not.toHaveBeenCalled();
  await pass(1);
  expect(store.save.mock.calls).toEqual([[{ calle: 'Amazonas', barrio: 'Centro' }]]);
  await user.type(field('Barrio'), '!');
  fireEvent(window, new Event('pagehide'));
  expect(store.save).toHaveBeenLastCalledWith({ calle: 'Amazonas', barrio: 'Centro!' });
  await user.type(field('Calle'), '!');
  unmount();
  expect(store.save).toHaveBeenLastCalledWith({ calle: 'Amazonas!', barrio: 'Centro!' });
  expect(store.save).toHaveBeenCalledTimes(3);
});

test('gets what was typed and taken back, too: it may have the other', async () => {
  const store = storeOf();
  await show(store);
  await user.type(field('Barrio'), 'x');
  await pass(400);
  await user.type(field('Barrio'), '{Backspace}');
  await pass(400);
  expect(store.save).toHaveBeenLastCalledWith({ calle: 'Amazonas', barrio: '' });
});

test('gets nothing after the sign-out', async () => {
  const store = storeOf();
  const { unmount } = await show(store);
  await user.type(field('Barrio'), 'Centro');
  await act(() => signOut());
  unmount();
  await pass(1_000);
  expect(store.save).not.toHaveBeenCalled();
});

test('is asked before the fields are shown, for as long as it says', async () => {
  let answer: (draft: { values: object }) => void = () => {};
  const load = () => new Promise<never>((resolve) => (answer = resolve as never));
  const { unmount } = await show(storeOf({ load, loadWithinMs: 3_000 }));
  await pass(2_999);
  expect(form()).toHaveClass('waiting');
  await act(async () => answer({ values: { barrio: 'Centro' } }));
  expect(form()).not.toHaveClass('waiting');
  expect(field('Barrio')).toHaveValue('Centro');
  unmount();

  await show(storeOf({ load, loadWithinMs: 3_000 }));
  await pass(3_000);
  expect(form()).not.toHaveClass('waiting');
  await act(async () => answer({ values: { barrio: 'Centro' } }));
  expect(field('Barrio')).toHaveValue('');
});

test.each<[string, Partial<DraftStore>]>([
  [
    'throws',
    {
      load: () => {
        throw new Error('closed');
      },
      save: () => {
        throw new Error('closed');
      },
    },
  ],
  ['rejects', { load: () => Promise.reject(new Error('full')), save: () => Promise.reject(new Error('full')) }],
])('one that %s costs the draft, not the form', async (_, broken) => {
  await show(storeOf(broken));
  await user.type(field('Barrio'), 'Centro');
  await pass(1_000);
  expect(field('Barrio')).toHaveValue('Centro');
});

test('a restored draft is unsaved; without one nothing is', async () => {
  const { unmount } = await show(storeOf());
  expect(state()).toBe('guardado');
  await user.type(field('Barrio'), 'x');
  expect(state()).toBe('sin guardar');
  await user.type(field('Barrio'), '{Backspace}');
  expect(state()).toBe('guardado');
  unmount();
  await show(storeOf({ load: async () => ({ values: { calle: 'Amazonas', barrio: 'Centro' } }) }));
  expect(state()).toBe('sin guardar');
  expect(handle.current?.isUnsaved()).toBe(true);
});

describe('after a save', () => {
  test('the draft is forgotten, the form stays, and what was sent is what is saved', async () => {
    const store = storeOf();
    await show(store);
    await user.type(field('Barrio'), 'Centro');
    await send();
    await pass(1_000);
    expect(store.forget).toHaveBeenCalledTimes(1);
    expect(store.save.mock.invocationCallOrder.at(-1)).toBeLessThan(store.forget.mock.invocationCallOrder[0] as number);
    expect(field('Barrio')).toHaveValue('Centro');
    expect(state()).toBe('guardado');
    await user.type(field('Barrio'), '!');
    expect(state()).toBe('sin guardar');
  });

  test('what was typed meanwhile is a draft again', async () => {
    let finish = () => {};
    const store = storeOf();
    await show(store, () => new Promise<void>((resolve) => (finish = resolve)));
    await user.type(field('Barrio'), 'Centro');
    await send();
    await user.type(field('Barrio'), '!');
    await act(async () => finish());
    expect(store.save).toHaveBeenLastCalledWith({ calle: 'Amazonas', barrio: 'Centro!' });
    expect(store.save.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
      store.forget.mock.invocationCallOrder[0] as number,
    );
    expect(state()).toBe('sin guardar');
  });

  test.each<[string, Handler]>([
    ['rejected', () => Promise.reject({ status: 500 })],
    ['refused at a field', () => ({ barrio: 'No existe' })],
  ])('that was %s everything is unsaved still', async (_, onSubmit) => {
    const store = storeOf();
    await show(store, onSubmit);
    await user.type(field('Barrio'), 'Centro');
    await send();
    expect(store.forget).not.toHaveBeenCalled();
    expect(state()).toBe('sin guardar');
  });

  test('what the page takes as saved later is no draft', async () => {
    const store = storeOf();
    await show(store);
    await user.type(field('Barrio'), 'centro');
    await send();
    store.save.mockClear();
    act(() => handle.current?.reset({ calle: 'Amazonas', barrio: 'Centro' }));
    await pass(1_000);
    expect(field('Barrio')).toHaveValue('Centro');
    expect(store.save).not.toHaveBeenCalled();
    await user.type(field('Barrio'), '!');
    await user.type(field('Barrio'), '{Backspace}');
    await pass(1_000);
    expect(store.save).not.toHaveBeenCalled();
  });

  test('the handler may say what is saved instead', async () => {
    await show(storeOf(), () => handle.current?.reset({ calle: 'Av. Amazonas', barrio: 'Centro' }));
    await user.type(field('Barrio'), 'centro');
    await send();
    expect([field('Calle'), field('Barrio')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Av. Amazonas',
      'Centro',
    ]);
    expect(state()).toBe('guardado');
  });
});

describe('a newer draft', () => {
  test('takes the place of what is there, but for passwords and files, and is unsaved', async () => {
    const store = storeOf();
    await show(store);
    await user.type(field('Calle'), '!');
    await user.type(field('Clave'), '!');
    act(() => handle.current?.replace({ barrio: 'Centro' }));
    expect(field('Calle')).toHaveValue('Amazonas');
    expect(field('Barrio')).toHaveValue('Centro');
    expect(field('Clave')).toHaveValue('secreta!');
    expect(handle.current?.values()).toEqual({ calle: 'Amazonas', barrio: 'Centro' });
    expect(state()).toBe('sin guardar');
    expect(field('Barrio')).toBeValid();
  });
});

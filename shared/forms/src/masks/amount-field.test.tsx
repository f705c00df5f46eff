import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cents, cents } from '@vitrina/contract';
import { FormField, SchemaForm, SubmitButton, schemaOf, useFormValue, useSetFormValue } from '@vitrina/forms';
import { Keyboard } from '../fields/keyboard.fixture';
import { type AmountValue, amountField, amountOf } from '.';

const monto = amountField({ name: 'monto', label: 'Monto', min: cents(1), max: cents(1_000_000) });
const schema = schemaOf([monto]);

/** What the form holds, and a button that fills it. */
function Neighbour() {
  const value = useFormValue<AmountValue>('monto');
  const set = useSetFormValue();
  return (
    <>
      <output>{JSON.stringify([value ?? null, amountOf(value)])}</output>
      <button type="button" onClick={() => set('monto', 500_000)}>
        La mitad
      </button>
    </>
  );
}

function open(initial: Cents | null = null) {
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={schema} initial={{ monto: initial }} onSubmit={(output) => onSubmit(output)}>
      <FormField of={monto} />
      <Neighbour />
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  return onSubmit;
}
const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
const held = () => JSON.parse(screen.getByRole('status').textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

const TYPED = [
  ['1234,56', '$1,234.56', 123_456],
  ['1.234,56', '$1,234.56', 123_456],
  ['1,234.56', '$1,234.56', 123_456],
  ['$ 1 234.56', '$1,234.56', 123_456],
  ['1,5', '$1.50', 150],
  ['1.5', '$1.50', 150],
  ['1.234', '$1,234.00', 123_400],
  ['1,234', '$1,234.00', 123_400],
  ['10.05', '$10.05', 1_005],
  ['0.1', '$0.10', 10],
] as const;

test.each(TYPED)('%s typed key by key stays so until the field is left, then reads %s', async (text, shown, amount) => {
  const onSubmit = open();
  for (let end = 1; end <= text.length; end++) {
    await userEvent.type(control(), text.charAt(end - 1));
    expect(control()).toHaveValue(text.slice(0, end));
    expect(control()).toBeValid();
  }
  expect(held()).toEqual([amount, amount]);
  await userEvent.tab();
  expect(control()).toHaveValue(shown);
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ monto: amount });
});

test.each([...TYPED, ['$\u00a01\u00a0234,56\n', '$1,234.56', 123_456] as const])(
  '%s pasted reads the same',
  async (text, shown, amount) => {
    open();
    await userEvent.click(control());
    await userEvent.paste(text);
    await userEvent.tab();
    expect(control()).toHaveValue(shown);
    expect(held()).toEqual([amount, amount]);
  },
);

test.each([
  ['12,345,6', 'El campo Monto debe ser un monto como 1234.56'],
  ['-7', 'El campo Monto debe ser un monto como 1234.56'],
  ['1234.567', 'El campo Monto debe tener máximo 2 decimales'],
])('%s cannot be read: it stays, with an error once the field is left', async (text, message) => {
  const onSubmit = open();
  await userEvent.type(control(), text);
  expect(control()).toBeValid();
  expect(held()).toEqual([text, null]);
  await userEvent.tab();
  expect(control()).toHaveValue(text);
  expect(control()).toHaveAccessibleDescription(message);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(control()).toHaveValue(text);
});

test('an emptied amount is none', async () => {
  open(cents(500));
  await userEvent.clear(control());
  await userEvent.type(control(), ' ');
  expect(held()).toEqual([null, null]);
  await userEvent.tab();
  expect(control()).toHaveAccessibleDescription('El campo Monto es obligatorio');
});

test('it does not scold while one types, not even after a submit was refused', async () => {
  open();
  await send();
  expect(control()).toHaveFocus();
  expect(control()).toBeInvalid();
  for (const key of '1.234,5') {
    await userEvent.keyboard(key);
    expect(control()).toBeValid();
  }
  await userEvent.type(control(), '67');
  expect(control()).toBeValid();
  await userEvent.keyboard('{Enter}');
  expect(control()).toHaveAccessibleDescription('El campo Monto debe tener máximo 2 decimales');
});

test('it is edited without its signs, selected as by Tab', async () => {
  open(cents(123_456));
  expect(control()).toHaveValue('$1,234.56');
  act(() => control().focus());
  expect(control()).toHaveValue('1234.56');
  expect([control().selectionStart, control().selectionEnd]).toEqual([0, 7]);
  await userEvent.type(control(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(control()).toHaveValue('123.56');
  await userEvent.tab();
  expect(control()).toHaveValue('$123.56');
});

test('a value from elsewhere takes the place of what was typed, readable or not', async () => {
  open();
  for (const text of ['12,3,4', '99']) {
    await userEvent.clear(control());
    await userEvent.type(control(), text);
    // As a press on it would, which takes the focus in some browsers only.
    act(() => screen.getByRole('button', { name: 'La mitad' }).click());
    expect(held()).toEqual([500_000, 500_000]);
    expect(control()).toHaveValue('$5,000.00');
  }
});

test.each(['commit at each digit', 'one composition'])('a keyboard that composes doubles nothing: %s', (way) => {
  open();
  const keyboard = new Keyboard(control());
  const text = '1.234,56';
  if (way === 'one composition') {
    keyboard.begin();
    for (let end = 1; end <= text.length; end++) keyboard.compose(text.slice(0, end));
    keyboard.end();
  } else {
    for (const key of text) {
      keyboard.begin();
      keyboard.compose(key);
      keyboard.end();
    }
  }
  expect(control()).toHaveValue(text);
  expect(held()).toEqual([123_456, 123_456]);
  act(() => control().blur());
  expect(control()).toHaveValue('$1,234.56');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as forms from '@vitrina/forms';
import { type FieldObject, FormField, SchemaForm, schemaOf } from '@vitrina/forms';
import * as combo from '@vitrina/forms/combo';
import * as files from '@vitrina/forms/files';
import * as lists from '@vitrina/forms/lists';
import * as masks from '@vitrina/forms/masks';
import { Keyboard } from './keyboard.fixture';

type AnyField = FieldObject<string, unknown, unknown, object>;
type Kind = (options: { name: string; label: string; fields: AnyField[] }) => AnyField;

/** Every kind of field that the package has, present and to come: its maker is called `…Field`. */
const kinds = Object.entries({ ...forms, ...combo, ...files, ...lists, ...masks }).filter(([name]) =>
  /^(?!use|define)[a-z]\w*Field$/.test(name),
) as [string, Kind][];

const stored = jest.fn();
const open = (kind: Kind) => {
  const field = kind({ name: 'x', label: 'X', fields: [forms.textField({ name: 'y', label: 'Y' })] });
  const Watch = () => {
    stored(forms.useFormValue('x'));
    return null;
  };
  render(
    <SchemaForm schema={schemaOf([field])} onSubmit={() => {}}>
      <FormField of={field} />
      <Watch />
    </SchemaForm>,
  );
  return document.querySelector<HTMLInputElement>('input:not([type=checkbox]):not([type=file]):not([readonly])');
};

/** The kinds in which something is typed. */
const typed = kinds.filter(([, kind]) => {
  const isTyped = open(kind) !== null;
  cleanup();
  return isTyped;
});

test('the kinds of text are found', () => {
  expect(typed.map(([name]) => name)).toEqual(
    expect.arrayContaining(['textField', 'plateField', 'mobileField', 'emailField', 'freeComboField', 'amountField']),
  );
});

describe.each(typed)('%s', (_name, kind) => {
  test.each(['Chevrolet Aveo', '2 3,5a', 'x'])("leaves '%s' as it is while a keyboard composes it", (text) => {
    const control = open(kind)!;
    const keyboard = new Keyboard(control);
    keyboard.begin();
    for (let end = 1; end <= text.length; end++) {
      keyboard.compose(text.slice(0, end));
      expect(control).toHaveValue(text.slice(0, end));
    }
  });

  test('takes what was composed as if it had been typed at once', () => {
    const text = 'pba 1234,5';
    const plain = new Keyboard(open(kind)!);
    plain.insert(text);
    const expected = [plain.control.value, stored.mock.lastCall];
    cleanup();

    const control = open(kind)!;
    const keyboard = new Keyboard(control);
    keyboard.begin();
    for (const part of ['p', 'pba', text]) keyboard.compose(part);
    keyboard.end();
    expect([control.value, stored.mock.lastCall]).toEqual(expected);
  });

  test('takes what was composed when the field is left without an end', () => {
    const control = open(kind)!;
    const keyboard = new Keyboard(control);
    keyboard.begin();
    keyboard.compose('ab 12');
    act(() => control.blur());
    const left = control.value;
    keyboard.end();
    expect(control).toHaveValue(left);
  });
});

test.each([
  ['plateField', 'pba-1234', 'PBA1234'],
  ['digitsField', '171-034 506-5', '1710345065'],
  ['emailField', 'ana @correo.ec', 'ana@correo.ec'],
  ['freeComboField', 'Chevrolet Aveo', 'CHEVROLET AVEO'],
  ['dateField', '31121990', '31/12/1990'],
  ['amountField', '1.234,56', '1.234,56'],
])('a %s composed as %s is %s in the end, with the caret behind it', (name, composed, cleaned) => {
  const control = open(Object.fromEntries(typed)[name]!)!;
  const keyboard = new Keyboard(control);
  keyboard.begin();
  for (let end = 1; end <= composed.length; end++) keyboard.compose(composed.slice(0, end));
  keyboard.end();
  expect(control).toHaveValue(cleaned);
  expect(control.selectionStart).toBe(cleaned.length);
});

test('an option pressed while a keyboard composes is chosen, and stays when the composition ends', () => {
  const items = [{ id: 1, name: 'Quito' }];
  const field = combo.comboField({ name: 'x', label: 'X', items });
  const Chosen = () => <output>{JSON.stringify(forms.useFormValue('x'))}</output>;
  render(
    <SchemaForm schema={schemaOf([field])} onSubmit={() => {}}>
      <FormField of={field} />
      <Chosen />
    </SchemaForm>,
  );
  const control = screen.getByRole<HTMLInputElement>('combobox');
  const keyboard = new Keyboard(control);
  keyboard.begin();
  keyboard.compose('qui');
  fireEvent.click(screen.getByRole('option', { name: 'Quito' }));
  expect(control).toHaveValue('Quito');
  keyboard.end();
  act(() => control.blur());
  expect(control).toHaveValue('Quito');
  expect(screen.getByText('{"id":1,"name":"Quito"}')).toBeVisible();
});

test('a form that is filled while a keyboard composes shows what it was filled with', () => {
  const field = forms.plateField({ name: 'x', label: 'X' });
  const Fill = () => {
    const set = forms.useSetFormValue();
    return <button type="button" onClick={() => set('x', 'GBA9999')} />;
  };
  render(
    <SchemaForm schema={schemaOf([field])} onSubmit={() => {}}>
      <FormField of={field} />
      <Fill />
    </SchemaForm>,
  );
  const control = screen.getByRole<HTMLInputElement>('textbox');
  const keyboard = new Keyboard(control);
  keyboard.begin();
  keyboard.compose('pba');
  fireEvent.click(screen.getByRole('button'));
  expect(control).toHaveValue('GBA9999');
  keyboard.end();
  expect(control).toHaveValue('GBA9999');
});

test('the list is searched while a keyboard composes, and its Enter takes the suggestion only', () => {
  const cantons = [
    { id: 1, name: 'Quito' },
    { id: 2, name: 'Cañar' },
  ];
  const onSubmit = jest.fn();
  const field = combo.freeComboField({ name: 'x', label: 'X', items: cantons });
  render(
    <SchemaForm schema={schemaOf([field])} onSubmit={onSubmit}>
      <FormField of={field} />
    </SchemaForm>,
  );
  const control = screen.getByRole<HTMLInputElement>('combobox');
  const keyboard = new Keyboard(control);
  keyboard.begin();
  keyboard.compose('can');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Cañar',
    'Presiona Enter para agregar',
  ]);
  keyboard.press('Enter');
  expect(control).toHaveAttribute('aria-expanded', 'true');
  expect(control).toHaveValue('can');
  keyboard.end();
  expect(control).toHaveValue('CAN');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '@vitrina/contract';
import { FormField, optional, SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Keyboard } from '../fields/keyboard.fixture';
import { AmountField } from './amount-field';
import { DateField } from './date-field';
import { amountField, dateField } from './kinds';
import { amount, date } from './rules';

const anything = v.looseObject({});

/** Renders a field named `x`; gives what the form stores for it. */
const open = (field: ReactNode) => {
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={anything} onSubmit={onSubmit}>
      {field}
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    return onSubmit.mock.lastCall?.[0].x;
  };
};
const control = () => screen.getByLabelText<HTMLInputElement>('X');

test.each<[ReactNode, string, string]>([
  [<DateField key="1" name="x" label="X" autoComplete="bday" />, 'bday', 'numeric'],
  [<AmountField key="2" name="x" label="X" />, 'off', 'decimal'],
])('keyboards and fillers get their hints (%#)', (field, autoComplete, inputMode) => {
  open(field);
  expect(control()).toHaveAttribute('autocomplete', autoComplete);
  expect(control()).toHaveAttribute('inputmode', inputMode);
});

test('a date is typed as digits and kept as text, complete or not', async () => {
  const value = open(<DateField name="x" label="X" />);
  await userEvent.type(control(), '3112');
  expect(control().value).toMatch(/^31\/12/);
  await userEvent.type(control(), '1990');
  expect(control()).toHaveValue('31/12/1990');
  expect(await value()).toBe('31/12/1990');
});

test('N16: a date that a keyboard commits digit by digit, as Gboard does, doubles none', () => {
  open(<DateField name="x" label="X" />);
  const keyboard = new Keyboard(control());
  for (const digit of '13061985') {
    keyboard.begin();
    keyboard.compose(digit);
    keyboard.end();
  }
  expect(control()).toHaveValue('13/06/1985');
});

test('N17: a date whose digits are inserted where the mask has left the caret is in order, the caret at its end', () => {
  open(<DateField name="x" label="X" />);
  const keyboard = new Keyboard(control());
  for (const digit of '13061985') keyboard.insert(digit);
  expect(control()).toHaveValue('13/06/1985');
  expect(control().selectionStart).toBe(10);
});

test('N27: an optional date that is half typed is an error there when the form is sent, not an empty one', async () => {
  const until = optional(dateField({ name: 'x', label: 'X' }));
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={schemaOf([until])} onSubmit={(output) => onSubmit(output)}>
      <FormField of={until} />
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  const date = screen.getByLabelText('X (opcional)');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.type(date, '120');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription('El campo X debe ser una fecha válida (DD/MM/AAAA)');
  await userEvent.clear(date);
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ x: undefined });
});

test.each<[v.GenericSchema, unknown, string | null]>([
  [date('Fecha'), '31/02/2026', 'El campo Fecha debe ser una fecha válida (DD/MM/AAAA)'],
  [date('Fecha', { min: '2026-10-27' }), '26/10/2026', 'El campo Fecha debe ser igual o posterior al 27/10/2026'],
  [date('Fecha', { max: '2026-11-27' }), '28/11/2026', 'El campo Fecha debe ser igual o anterior al 27/11/2026'],
  [date('Fecha', { min: '2026-10-27', max: '2026-11-27' }), '27/11/2026', null],
  [amount('Monto'), null, 'El campo Monto es obligatorio'],
  [amount('Monto'), undefined, 'El campo Monto es obligatorio'],
  [amount('Monto', { min: cents(100) }), 99, 'El campo Monto debe ser mínimo $1.00'],
  [amount('Monto', { max: cents(100) }), 101, 'El campo Monto debe ser máximo $1.00'],
  [amount('Monto', { min: cents(100), max: cents(100) }), 100, null],
  [amount('Monto'), '12,345,6', 'El campo Monto debe ser un monto como 1234.56'],
  [amount('Monto'), '-7', 'El campo Monto debe ser un monto como 1234.56'],
  [amount('Monto'), '1234.567', 'El campo Monto debe tener máximo 2 decimales'],
  [optional(amountField({ name: 'x', label: 'Monto' })).rule, 'doce', 'El campo Monto debe ser un monto como 1234.56'],
  [optional(amountField({ name: 'x', label: 'Monto' })).rule, null, null],
])('rules: %# %p', (schema, value, expected) => {
  expect(v.safeParse(schema, value).issues?.[0].message ?? null).toBe(expected);
});

test('a date comes out as ISO, and its bounds are those of the moment it is judged', () => {
  let today = '2026-11-27';
  const rule = date('Fecha', { max: () => today });
  expect(v.parse(rule, '27/11/2026')).toBe('2026-11-27');
  expect(v.safeParse(rule, '28/11/2026').issues?.[0].message).toBe(
    'El campo Fecha debe ser igual o anterior al 27/11/2026',
  );
  today = '2026-11-28';
  expect(v.parse(rule, '28/11/2026')).toBe('2026-11-28');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '@vitrina/contract';
import { SchemaForm, SubmitButton } from '@vitrina/forms';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { AmountField } from './amount-field';
import { DateField } from './date-field';
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

test.each([
  ['1234.5', '$1,234.50', 123450],
  ['1234,56', '$1,234.56', 123456],
  ['10.05', '$10.05', 1005],
  ['0.1', '$0.10', 10],
  ['-7', '$7.00', 700],
])('an amount typed as %s reads %s', async (typed, shown, cents) => {
  const value = open(<AmountField name="x" label="X" />);
  await userEvent.type(control(), typed);
  await userEvent.tab();
  expect(control()).toHaveValue(shown);
  expect(await value()).toBe(cents);
});

test.each([
  ['1,234.56', 123456],
  ['1.234,56', 123456],
  ['$ 99', 9900],
])('an amount pasted as %s is understood', async (pasted, cents) => {
  const value = open(<AmountField name="x" label="X" />);
  await userEvent.click(control());
  await userEvent.paste(pasted);
  expect(await value()).toBe(cents);
});

test('an emptied amount is null', async () => {
  const value = open(<AmountField name="x" label="X" />);
  await userEvent.type(control(), '5');
  await userEvent.clear(control());
  expect(await value()).toBeNull();
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

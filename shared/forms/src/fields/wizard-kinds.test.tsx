import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FormField,
  integerField,
  lockedField,
  optional,
  phoneField,
  radioField,
  SchemaForm,
  SubmitButton,
  schemaOf,
  switchField,
} from '..';

// The kinds that the sections of the credit and source-of-funds wizards are made of.

const TERMS = [12, 24, 36].map((months) => ({ id: months, name: `${months} meses` }));
const pep = switchField({ name: 'pep', label: '¿Eres una persona expuesta políticamente?', hint: 'Según la UAFE' });
const plazo = radioField({ name: 'plazo', label: 'Plazo', options: TERMS });
const dni = lockedField({ name: 'dni', label: 'Número de identificación', hint: 'Es el de tu cuenta' });
const anios = integerField({ name: 'anios', label: 'Años', min: 1, max: 99 });
const telefono = phoneField({ name: 'telefono', label: 'Teléfono' });

function open<F extends Parameters<typeof schemaOf>[0]>(fields: F, children: React.ReactNode, initial: object = {}) {
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={schemaOf(fields)} initial={initial as never} onSubmit={(output) => onSubmit(output)}>
      {children}
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    return onSubmit.mock.lastCall?.[0];
  };
}

test('a switch is off at first, and turned by Space and by a press on its words', async () => {
  const output = open([pep], <FormField of={pep} />);
  const control = screen.getByRole('switch', { name: '¿Eres una persona expuesta políticamente?' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Según la UAFE');
  expect(await output()).toEqual({ pep: false });
  act(() => control.focus());
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  expect(await output()).toEqual({ pep: true });
  await userEvent.click(screen.getByText('¿Eres una persona expuesta políticamente?'));
  expect(control).not.toBeChecked();
});

describe('radio buttons', () => {
  const group = () => screen.getByRole('radiogroup', { name: 'Plazo' });
  const radio = (name: string) => screen.getByRole('radio', { name });

  test('are one group; arrows move and choose the whole item', async () => {
    const output = open([plazo], <FormField of={plazo} />);
    expect(within(group()).getAllByRole('radio')).toHaveLength(3);
    expect(group()).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(radio('12 meses')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('24 meses')).toBeChecked();
    expect(await output()).toEqual({ plazo: TERMS[1] });
    await userEvent.click(screen.getByText('36 meses'));
    expect(await output()).toEqual({ plazo: TERMS[2] });
  });

  test('are in error as a group when they are left, not on the way from one to the next', async () => {
    const output = open([plazo], <FormField of={plazo} />);
    await userEvent.tab();
    expect(group()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    expect(group()).toHaveAttribute('aria-invalid', 'true');
    expect(group()).toHaveAccessibleDescription('El campo Plazo es obligatorio');
    await output();
    expect(radio('12 meses')).toHaveFocus();
    await userEvent.click(radio('24 meses'));
    expect(group()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('that are read only show their choice, which is in reach and cannot be changed', async () => {
    const initial = { plazo: TERMS[1] };
    const output = open([plazo], <FormField of={plazo} readOnly hint="Lo fija tu oferta" />, initial);
    expect(group()).toHaveAttribute('aria-readonly', 'true');
    expect(group()).toHaveAccessibleDescription('Lo fija tu oferta');
    await userEvent.tab();
    expect(radio('24 meses')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByText('36 meses'));
    expect(await output()).toEqual({ plazo: TERMS[1] });
  });

  test('say that they are optional', async () => {
    const free = optional(plazo);
    const output = open([free], <FormField of={free} />);
    expect(screen.getByRole('radiogroup', { name: 'Plazo (opcional)' })).not.toBeRequired();
    expect(await output()).toEqual({ plazo: undefined });
  });
});

test.each<[unknown, string]>([
  ['1710345065', '1710345065'],
  [{ id: 1, name: 'Cédula' }, 'Cédula'],
  [null, ''],
])('what is locked can be reached and read, not changed, and is sent as it is: %j', async (value, text) => {
  const output = open([dni], <FormField of={dni} />, { dni: value });
  const control = screen.getByRole('textbox', { name: 'Número de identificación' });
  expect(control).toHaveAttribute('readonly');
  expect(control).toHaveAccessibleDescription('Es el de tu cuenta');
  await userEvent.tab();
  expect(control).toHaveFocus();
  await userEvent.keyboard('9');
  expect(control).toHaveValue(text);
  expect(await output()).toEqual({ dni: value });
});

test.each<[string, number | string]>([
  ['1', 1],
  ['99', 99],
  [' 07', 7],
  ['0', 'El campo Años debe ser mínimo 1'],
  ['100', 'El campo Años debe ser máximo 99'],
  ['-1', 'El campo Años debe ser mínimo 1'],
  ['1.5', 'El campo Años debe ser un número entero'],
  ['1,5', 'El campo Años debe ser un número entero'],
  ['dos', 'El campo Años debe ser un número entero'],
  [' ', 'El campo Años es obligatorio'],
])("a whole number typed as '%s' is %p", async (typed, expected) => {
  const output = open([anios], <FormField of={anios} />);
  const control = screen.getByRole('textbox', { name: 'Años' });
  expect(control).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(control, typed);
  const sent = await output();
  if (typeof expected === 'number') expect(sent).toEqual({ anios: expected });
  else expect(control).toHaveAccessibleDescription(expected);
});

test('months of 0 to 11, of which none need to be typed', async () => {
  const meses = optional(integerField({ name: 'meses', label: 'Meses', min: 0, max: 11 }));
  const output = open([meses], <FormField of={meses} />);
  const control = screen.getByRole('textbox', { name: 'Meses (opcional)' });
  expect(await output()).toEqual({ meses: undefined });
  await userEvent.type(control, '0');
  expect(await output()).toEqual({ meses: 0 });
  await userEvent.clear(control);
  await userEvent.type(control, '12');
  await output();
  expect(control).toHaveAccessibleDescription('El campo Meses debe ser máximo 11');
});

test.each<[string, string | null]>([
  ['12345678', 'El campo Teléfono debe tener entre 9 y 10 dígitos'],
  ['123456789', null],
  ['1234567890', null],
  ['12345678901', 'El campo Teléfono debe tener entre 9 y 10 dígitos'],
  ['+593 98 765 4321', null],
  ['', 'El campo Teléfono es obligatorio'],
])("a telephone of any kind typed as '%s': %p", async (typed, error) => {
  const output = open([telefono], <FormField of={telefono} />);
  const control = screen.getByRole('textbox', { name: 'Teléfono' });
  if (typed) await userEvent.type(control, typed);
  const sent = await output();
  if (error) expect(control).toHaveAccessibleDescription(error);
  else expect(sent.telefono).toMatch(/^\d{9,10}$/);
});

import { screen, waitFor } from '@testing-library/react';
import { cents, saveIncome } from '@vitrina/contract';
import { LOST } from '@vitrina/testing';
import {
  add,
  entry,
  failNext,
  field,
  fill,
  guardar,
  list,
  open,
  press,
  pressIn,
  rows,
  savesMade,
  section,
  useSections,
} from '../../testing/list-section';
import { FinancialSituationSection } from '..';

useSections();

const CASH = [{ typeId: 1, value: cents(1_00) }];
const FOOD = [{ typeId: 1, value: cents(1_00) }];
const salary = (value: number, description?: string) => ({
  typeId: 1,
  value: cents(value),
  ...(description && { description }),
});

async function show(answers: object = {}) {
  open(FinancialSituationSection, 'financial-situation', {
    application: { answers: { assets: CASH, expenses: FOOD, ...answers } },
  });
  await screen.findByRole('group', { name: 'Ingresos' });
}
const question = async (text: string) =>
  expect(await screen.findByRole('dialog', { name: 'Elemento Repetido' })).toHaveTextContent(text);
const yes = () => screen.getByRole('button', { name: 'Si' });
const ASKED = 'Ya Existe un elemento de tipo SUELDO ¿Quieres sumarlo?';

test.each([
  ['Activos', { 'Tipo de activo': 'EFECTIVO' }, 'Valor'],
  ['Pasivos', { 'Tipo de pasivo': 'TARJETAS DE CRÉDITO', Observación: 'Visa' }, 'Valor pendiente'],
  ['Ingresos', { 'Tipo de ingreso': 'SUELDO' }, 'Valor mensual'],
  ['Gastos', { 'Tipo de gasto': 'VIVIENDA' }, 'Valor mensual'],
])('%s take a value of 1.00, not of 0.99, nor three decimals', async (name, values, label) => {
  await show();
  await add(name, { ...values, [label]: '0.99' });
  expect(field(name, label)).toHaveAccessibleDescription(`El campo ${label} debe ser mínimo $1.00`);
  await fill(name, { [label]: '1234.567' });
  await press(entry(name).getByRole('button', { name: 'Agregar' }));
  expect(field(name, label)).toHaveAccessibleDescription(`El campo ${label} debe tener máximo 2 decimales`);
  await fill(name, { [label]: '1.00' });
  await press(entry(name).getByRole('button', { name: 'Agregar' }));
  expect(rows(name).at(-2)).toMatch(/\$1\.00$/);
});

test('a liability needs an observation', async () => {
  await show();
  await add('Pasivos', { 'Tipo de pasivo': 'TARJETAS DE CRÉDITO', 'Valor pendiente': '5' });
  expect(field('Pasivos', 'Observación')).toHaveAccessibleDescription('El campo Observación es obligatorio');
});

test('an income needs a description where its type says so, and what was written of another type stays', async () => {
  await show();
  await pressIn('Ingresos', 'Agregar');
  await fill('Ingresos', { 'Tipo de ingreso': 'SUELDO' });
  await fill('Ingresos', { 'Descripción (opcional)': 'venta del terreno' });
  await fill('Ingresos', { 'Tipo de ingreso': 'OTROS INGRESOS', 'Valor mensual': '5' });
  expect(field('Ingresos', 'Descripción')).toHaveValue('venta del terreno');
  await section.page.user.clear(field('Ingresos', 'Descripción'));
  await press(entry('Ingresos').getByRole('button', { name: 'Agregar' }));
  expect(field('Ingresos', 'Descripción')).toHaveAccessibleDescription('El campo Descripción es obligatorio');
  await fill('Ingresos', { 'Tipo de ingreso': 'SUELDO' });
  await press(entry('Ingresos').getByRole('button', { name: 'Agregar' }));
  expect(rows('Ingresos')).toEqual(['SUELDO | $5.00', 'Total | $5.00']);
});

test("N32: 'Si' pressed twice adds the values once, and once only after a lost answer and a reload", async () => {
  await show({ income: [salary(100_00, 'banco')] });
  await add('Ingresos', { 'Tipo de ingreso': 'SUELDO', 'Descripción (opcional)': 'tienda', 'Valor mensual': '50' });
  await question(ASKED);
  await section.page.user.dblClick(yes());
  await waitFor(() => expect(rows('Ingresos')).toEqual(['SUELDO | banco\ntienda | $150.00', 'Total | $150.00']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(list('Ingresos').getByRole('button', { name: 'Agregar' })).toHaveFocus();
  failNext('saveIncome', LOST);
  await guardar();
  await waitFor(() => expect(savesMade()).toContain('saveIncome'));
  const kept = section.server.requests(saveIncome)[0]?.rows;
  expect(kept).toEqual([salary(150_00, 'banco\ntienda')]);
  section.page.close();
  await show({ income: kept });
  expect(rows('Ingresos')).toEqual(['SUELDO | banco\ntienda | $150.00', 'Total | $150.00']);
});

test('N33: what was summed up is saved as one row, its texts in two lines, its value that of the table', async () => {
  await show();
  await add('Ingresos', { 'Tipo de ingreso': 'SUELDO', 'Descripción (opcional)': 'banco', 'Valor mensual': '100.10' });
  await add('Ingresos', { 'Tipo de ingreso': 'SUELDO', 'Descripción (opcional)': 'tienda', 'Valor mensual': '50.20' });
  await question(ASKED);
  await press(yes());
  await waitFor(() => expect(rows('Ingresos').at(-1)).toBe('Total | $150.30'));
  await guardar();
  await waitFor(() => expect(section.saved).toHaveLength(1));
  expect(section.server.requests(saveIncome)[0]?.rows).toEqual([salary(150_30, 'banco\ntienda')]);
});

test("'No' leaves the row in its fields, and another type adds it", async () => {
  await show({ income: [salary(100_00)] });
  await add('Ingresos', { 'Tipo de ingreso': 'SUELDO', 'Valor mensual': '50' });
  await question(ASKED);
  await press(screen.getByRole('button', { name: 'No' }));
  expect(field('Ingresos', 'Valor mensual')).toHaveValue('$50.00');
  await fill('Ingresos', { 'Tipo de ingreso': 'ARRIENDOS' });
  await press(entry('Ingresos').getByRole('button', { name: 'Agregar' }));
  expect(rows('Ingresos')).toEqual(['SUELDO | $100.00', 'ARRIENDOS | $50.00', 'Total | $150.00']);
});

test('changing the type of a row to one that is there asks too; keeping its own asks nothing', async () => {
  await show({
    expenses: [
      { typeId: 1, value: cents(10_00) },
      { typeId: 2, value: cents(20_00) },
    ],
  });
  await pressIn('Gastos', 'Editar VIVIENDA');
  await fill('Gastos', { 'Valor mensual': '25' });
  await press(entry('Gastos').getByRole('button', { name: 'Listo' }));
  expect(rows('Gastos')).toEqual(['ALIMENTACIÓN | $10.00', 'VIVIENDA | $25.00', 'Total | $35.00']);
  await pressIn('Gastos', 'Editar VIVIENDA');
  await fill('Gastos', { 'Tipo de gasto': 'ALIMENTACIÓN' });
  await press(entry('Gastos').getByRole('button', { name: 'Listo' }));
  await question('Ya Existe un elemento de tipo ALIMENTACIÓN ¿Quieres sumarlo?');
  await press(yes());
  await waitFor(() => expect(rows('Gastos')).toEqual(['ALIMENTACIÓN | $35.00', 'Total | $35.00']));
});

test('N34: deleting the second of three by keyboard leaves the first and the third, each with its own error', async () => {
  const debt = (typeId: number, observation: string, value: number) => ({ typeId, observation, value: cents(value) });
  await show({ liabilities: [debt(1, 'casa', 99), debt(2, 'viaje', 50_00), debt(3, '', 70_00)] });
  const remove = (name: string) => list('Pasivos').getByRole('button', { name: `Eliminar ${name}` });
  const edit = (name: string) => list('Pasivos').getByRole('button', { name: `Editar ${name}` });
  remove('PRÉSTAMO DE CONSUMO').focus();
  await section.page.user.keyboard('{Enter}');
  expect(rows('Pasivos')).toEqual([
    'PRÉSTAMO HIPOTECARIO | casa | $0.99',
    'TARJETAS DE CRÉDITO | $70.00',
    'Total | $70.99',
  ]);
  expect(remove('TARJETAS DE CRÉDITO')).toHaveFocus();
  expect(edit('PRÉSTAMO HIPOTECARIO')).toHaveAccessibleDescription('El campo Valor pendiente debe ser mínimo $1.00');
  expect(edit('TARJETAS DE CRÉDITO')).toHaveAccessibleDescription('El campo Observación es obligatorio');
  await guardar();
  expect(section.page.shown()).toEqual(['Completa el formulario de Pasivos']);
});

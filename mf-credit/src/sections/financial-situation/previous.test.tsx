import { screen, waitFor } from '@testing-library/react';
import { cents, saveAssets } from '@vitrina/contract';
import {
  add,
  entry,
  fill,
  guardar,
  list,
  type Opened,
  open,
  press,
  pressIn,
  rows,
  section,
  useSections,
} from '../testing/list-section';
import { FinancialSituationSection } from '.';

useSections();

const row = (typeId: number, value: number) => ({ typeId, value: cents(value) });
const previous = {
  assets: [row(1, 0), row(1, 500_00)],
  liabilities: [{ typeId: 3, observation: 'Visa', value: cents(20_00) }],
  income: [row(1, 900_00)],
  expenses: [row(2, 300_00)],
};
const LOADED = {
  Activos: ['EFECTIVO | $500.00', 'Total | $500.00'],
  Ingresos: ['SUELDO | $900.00', 'Total | $900.00'],
};

async function show(opened: Opened = {}) {
  open(FinancialSituationSection, 'financial-situation', opened);
  await screen.findByRole('group', { name: 'Ingresos' });
}

test('answers elsewhere fill the lists, rows of 0.00 left out, and are saved here by Guardar', async () => {
  await show({ previous });
  await waitFor(() => expect(rows('Activos')).toEqual(LOADED.Activos));
  await guardar();
  await waitFor(() => expect(section.saved).toHaveLength(1));
  expect(section.server.requests(saveAssets)[0]?.rows).toEqual([row(1, 500_00)]);
});

test('answers that arrive late leave what was typed, also a row that is half written', async () => {
  await show();
  await add('Activos', { 'Tipo de activo': 'EFECTIVO', Valor: '7' });
  await pressIn('Gastos', 'Agregar');
  await fill('Gastos', { 'Valor mensual': '8' });
  await section.page.user.tab();
  section.arrive(previous);
  expect(rows('Ingresos')).toEqual(LOADED.Ingresos);
  expect(rows('Activos')).toEqual(['EFECTIVO | $7.00', 'Total | $7.00']);
  expect(entry('Gastos').getByLabelText('Valor mensual')).toHaveValue('$8.00');
  expect(list('Gastos').queryByRole('table')).toBeNull();
  await press(entry('Gastos').getByRole('button', { name: 'Cancelar' }));
  expect(list('Gastos').queryByRole('table')).toBeNull();
});

test('what was saved in this application is not filled from elsewhere', async () => {
  await show({ previous, application: { answers: { assets: [row(1, 1_00)], liabilities: [] } } });
  await waitFor(() => expect(rows('Ingresos')).toEqual(LOADED.Ingresos));
  expect(rows('Activos')).toEqual(['EFECTIVO | $1.00', 'Total | $1.00']);
  expect(list('Pasivos').queryByRole('table')).toBeNull();
});

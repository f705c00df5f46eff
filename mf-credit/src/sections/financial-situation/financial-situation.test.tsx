import { screen, waitFor } from '@testing-library/react';
import { cents, financialCatalogues, saveAssets, saveExpenses, saveIncome, saveLiabilities } from '@vitrina/contract';
import { LOST } from '@vitrina/testing';
import { finances } from '../testing/finances';
import {
  add,
  failNext,
  guardar,
  list,
  type Opened,
  open,
  press,
  pressIn,
  refused,
  rows,
  savesMade,
  section,
  useSections,
} from '../testing/list-section';
import { FinancialSituationSection } from '.';

useSections();

async function show(opened: Opened = {}) {
  open(FinancialSituationSection, 'financial-situation', opened);
  await screen.findByRole('group', { name: 'Ingresos' });
}
const isSaved = () => waitFor(() => expect(section.saved).toHaveLength(1));

const CASH = { 'Tipo de activo': 'EFECTIVO', Valor: '1' };
const DEBT = { 'Tipo de pasivo': 'TARJETAS DE CRÉDITO', Observación: 'Visa', 'Valor pendiente': '20.50' };
const SALARY = { 'Tipo de ingreso': 'SUELDO', 'Valor mensual': '900' };
const HOUSING = { 'Tipo de gasto': 'VIVIENDA', 'Valor mensual': '300' };

const answers = {
  assets: [{ typeId: 1, value: cents(1_00) }],
  liabilities: [{ typeId: 3, observation: 'Visa', value: cents(20_50) }],
  income: [{ typeId: 1, value: cents(900_00) }],
  expenses: [{ typeId: 2, value: cents(300_00) }],
};

test.each([
  ['credit', 'applicant', ['Activos', 'Pasivos', 'Ingresos', 'Gastos'], ['Activo', 'Ingreso', 'Gasto']],
  ['funds', 'applicant', ['Activos', 'Ingresos', 'Gastos'], ['Activo', 'Ingreso', 'Gasto']],
  ['credit', 'spouse', ['Ingresos'], ['Ingreso']],
  ['funds', 'spouse', ['Ingresos'], ['Ingreso']],
] as const)('%s asks the %s for %j, and says how many are needed', async (wizard, person, shown, needed) => {
  await show({ wizard, person });
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(shown);
  expect(screen.getAllByText(/^Debes completar/).map(({ textContent }) => textContent)).toEqual(
    needed.map((item) => `Debes completar mínimo 1 ${item}(s)`),
  );
  expect(screen.getAllByText('No hay elementos agregados')).toHaveLength(shown.length);
  expect(screen.getAllByText('Agregue elementos con el botón Agregar')).toHaveLength(shown.length);
});

test('lists that do not come can be asked for again, and nothing is shown without them', async () => {
  section.server.on(financialCatalogues, () => {
    throw refused('No disponible');
  });
  open(FinancialSituationSection, 'financial-situation');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  section.server.on(financialCatalogues, () => finances);
  await press(retry);
  await screen.findByRole('group', { name: 'Ingresos' });
});

test('Guardar names the first list that is not complete, as the specification spells it', async () => {
  await show();
  const fails = async (text: string) => {
    await guardar();
    expect(section.page.shown()).toEqual([text]);
  };
  await fails('Completa el formulario Activos');
  await add('Activos', CASH);
  await pressIn('Pasivos', 'Agregar');
  await fails('Completa el formulario de Pasivos');
  await pressIn('Pasivos', 'Cancelar');
  await fails('Completa el formulario de ingresos');
  await add('Ingresos', SALARY);
  await fails('Completa el formulario de gastos');
  expect(savesMade()).toEqual([]);
});

test('the lists are saved one after the other, and told to the wizard with the last answer', async () => {
  await show();
  await add('Activos', CASH);
  await add('Pasivos', DEBT);
  await add('Ingresos', SALARY);
  await add('Gastos', HOUSING);
  await guardar();
  await isSaved();
  expect(savesMade()).toEqual(['saveAssets', 'saveLiabilities', 'saveIncome', 'saveExpenses']);
  const of = { id: 2005, kind: 2, formType: 1 };
  expect(section.server.requests(saveAssets)).toEqual([{ ...of, rows: answers.assets }]);
  expect(section.server.requests(saveLiabilities)).toEqual([{ ...of, rows: answers.liabilities }]);
  expect(section.server.requests(saveIncome)).toEqual([{ ...of, rows: answers.income }]);
  expect(section.server.requests(saveExpenses)).toEqual([{ ...of, rows: answers.expenses }]);
  expect(section.saved).toEqual([{ answers, saved: { revision: 4, savedAt: expect.any(String) } }]);
});

test('the declaration saves no liabilities; a credit application saves that there are none', async () => {
  const { assets, income, expenses } = answers;
  await show({ wizard: 'funds', application: { answers: { assets, income, expenses } } });
  await guardar();
  await isSaved();
  expect(savesMade()).toEqual(['saveAssets', 'saveIncome', 'saveExpenses']);
  section.page.close();
  await show({ application: { answers: { assets, income, expenses } } });
  await guardar();
  await waitFor(() => expect(section.server.requests(saveLiabilities)).toMatchObject([{ rows: [] }]));
});

test('a failure in the middle keeps everything, and trying again sends all of it again', async () => {
  await show({ application: { answers } });
  failNext('saveIncome', refused('No pudimos guardar tus ingresos'), LOST);
  await guardar();
  await waitFor(() => expect(section.page.shown()).toEqual(['No pudimos guardar tus ingresos']));
  await guardar();
  await waitFor(() => expect(savesMade()).toHaveLength(6));
  expect(rows('Gastos')).toEqual(['VIVIENDA | $300.00', 'Total | $300.00']);
  expect(section.saved).toEqual([]);
  await guardar();
  await isSaved();
  expect(savesMade().slice(6)).toEqual(['saveAssets', 'saveLiabilities', 'saveIncome', 'saveExpenses']);
  expect(new Set(section.server.requests(saveAssets).map(({ rows }) => JSON.stringify(rows))).size).toBe(1);
  expect(section.page.shown()).toEqual([]);
});

test('N28: the income of a spouse who was not saved yet is not sent', async () => {
  await show({ person: 'spouse' });
  await add('Ingresos', SALARY);
  await guardar();
  await waitFor(() => expect(section.page.shown()).toEqual(['Completa el formulario del Cónyuge Datos Personales']));
  expect(savesMade()).toEqual([]);
  expect(list('Ingresos').getByRole('table')).toBeVisible();
});

test('that of one who was saved goes under their id', async () => {
  await show({ person: 'spouse', application: { spouseId: 31 } });
  await add('Ingresos', SALARY);
  await guardar();
  await isSaved();
  expect(section.server.requests(saveIncome)).toEqual([
    { id: 2005, kind: 2, formType: 2, spouseId: 31, rows: answers.income },
  ]);
  expect(section.saved[0]?.answers).toEqual({ spouseIncome: answers.income });
});

test('what is left stands below the lists, of the lists that are asked for', async () => {
  await show({ application: { answers } });
  const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions()).toEqual(['-$19.50', '$600.00']);
  await add('Activos', { ...CASH, Valor: '100' });
  expect(definitions()).toEqual(['$80.50', '$600.00']);
  section.page.close();
  await show({ wizard: 'funds', application: { answers } });
  expect(definitions()).toEqual(['$600.00']);
  section.page.close();
  await show({ person: 'spouse' });
  expect(screen.queryByRole('definition')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { saveExposedPersons, suggestions } from '@vitrina/contract';
import { formatDate, plusDays, todayInEcuador } from '@vitrina/rules';
import { Failure } from '@vitrina/testing';
import { APPLICANT } from '../testing/answers';
import {
  closeAfterEach,
  errorOf,
  field,
  fill,
  opened,
  openSection,
  press,
  ready,
  SAVED,
  serveCatalogues,
} from '../testing/section';
import { ExposedPersonSection } from '.';

closeAfterEach();

const OFFICE = { position: 'Concejal', entity: 'GAD de Cuenca', appointedOn: '2019-05-14', endedOn: '2023-05-13' };
const sent = () => opened.server.requests(saveExposedPersons);
async function open(given: Parameters<typeof openSection>[2] = {}) {
  const { server = serveCatalogues() } = given;
  server.on(saveExposedPersons, () => SAVED);
  await openSection(ExposedPersonSection, 'applicant/exposed-person', { ...given, server });
  await ready();
}
async function write({ cargo = 'Fiscal', entidad = 'Fiscalía', desde = '01/02/2020', hasta = '' } = {}) {
  await fill('Cargo', cargo);
  await fill('Entidad', entidad);
  await fill('Fecha de nombramiento', desde);
  await fill('Fecha de fin (opcional)', hasta);
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Personas expuestas políticamente' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const BANNER = 'Debes completar mínimo 1 Persona expuesta(s)';
const INVALID = 'Completa el formulario de personas expuestas públicamente';

test('an empty list says so, how many it needs, and in its own words that it is not complete', async () => {
  await open();
  expect(screen.getByText('No hay elementos agregados')).toBeVisible();
  expect(screen.getByText(BANNER)).toBeVisible();
  await press('Guardar');
  expect(opened.page.shown()).toEqual([INVALID]);
  expect(sent()).toEqual([]);
});

test('an office is added and sent; its suggestions are only that', async () => {
  await open();
  await press('Agregar');
  const list = document.getElementById(field('Cargo').getAttribute('list') ?? '');
  await waitFor(() =>
    expect([...(list?.children ?? [])].map((item) => item.getAttribute('value'))).toEqual(['CONCEJAL', 'FISCAL']),
  );
  await write();
  await press('Agregar');
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  await press('Guardar');
  const row = { position: 'Fiscal', entity: 'Fiscalía', appointedOn: '2020-02-01' };
  await waitFor(() => expect(sent()).toEqual([{ id: 3005, kind: 2, rows: [row] }]));
  expect(opened.saved).toEqual([{ exposedPersons: [{ ...row, endedOn: undefined }] }]);
});

test('without suggestions an office is typed all the same, and nothing is complained about', async () => {
  const server = serveCatalogues();
  server.on(suggestions, () => {
    throw new Failure(400, 'No disponible');
  });
  await open({ server });
  await press('Agregar');
  await write();
  await press('Agregar');
  expect(rows()).toEqual(['Fiscal']);
  expect(opened.page.notices).toEqual([]);
});

test('an end is later than the beginning, and told where it stands, half typed too (N27)', async () => {
  await open();
  await press('Agregar');
  await write({ hasta: '01/02/2020' });
  expect(errorOf('Fecha de fin (opcional)')).toBe('El campo Fecha de fin debe ser igual o posterior al 02/02/2020');
  await press('Agregar');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await fill('Fecha de fin (opcional)', '12/0');
  expect(errorOf('Fecha de fin (opcional)')).toBe('El campo Fecha de fin debe ser una fecha válida (DD/MM/AAAA)');
  await press('Guardar');
  expect(opened.page.shown()).toEqual([INVALID]);
  expect(errorOf('Fecha de fin (opcional)')).toBe('El campo Fecha de fin debe ser una fecha válida (DD/MM/AAAA)');
  await fill('Fecha de fin (opcional)', formatDate(todayInEcuador(new Date())));
  expect(errorOf('Fecha de fin (opcional)')).toBeUndefined();
});

test('a row that was deleted is neither judged nor counted (N30)', async () => {
  const tomorrow = plusDays(todayInEcuador(new Date()), 1);
  await open({ application: { answers: { exposedPersons: [{ ...OFFICE, endedOn: tomorrow }] } } });
  await press('Guardar');
  expect(sent()).toEqual([]);
  await opened.page.user.click(screen.getByRole('button', { name: /^Eliminar/ }));
  expect(screen.getByText(BANNER)).toBeVisible();
  await press('Guardar');
  expect(sent()).toEqual([]);
  await press('Agregar');
  await write();
  await press('Agregar');
  await press('Guardar');
  await waitFor(() => expect(sent()[0]?.rows).toHaveLength(1));
});

describe('what is known', () => {
  test('of an office in the personal data is the first entry, to be completed', async () => {
    await open({ application: { answers: { personalData: APPLICANT } } });
    expect(field('Cargo')).toHaveValue('CONCEJAL');
    expect(field('Fecha de nombramiento')).toHaveValue('14/05/2019');
    expect(field('Fecha de fin (opcional)')).toHaveValue('13/05/2023');
    await fill('Entidad', 'GAD de Cuenca');
    await press('Agregar');
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.rows).toEqual([{ ...OFFICE, position: 'CONCEJAL' }]));
  });

  test('of other applications comes late, while nothing was written', async () => {
    await open();
    await opened.arrive({ exposedPersons: [OFFICE] });
    await waitFor(() => expect(rows()).toEqual(['Concejal']));
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.rows).toEqual([OFFICE]));
  });

  test('does not touch what is being written', async () => {
    await open();
    await press('Agregar');
    await write();
    await opened.arrive({ exposedPersons: [OFFICE] });
    expect(field('Cargo')).toHaveValue('Fiscal');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { relationships, saveExposedRelatives } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { APPLICANT } from '../testing/answers';
import { RELATIONSHIPS } from '../testing/catalogues';
import {
  choose,
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
import { ExposedRelativesSection } from '.';

closeAfterEach();

const RELATIVE = {
  identificationTypeId: 3,
  identification: '1710034065',
  surnames: 'Vega Paz',
  firstNames: 'Rosa',
  relationshipId: 7,
  position: 'Fiscal',
  entity: 'Fiscalía',
};
const sent = () => opened.server.requests(saveExposedRelatives);
async function open(given: Parameters<typeof openSection>[2] = {}) {
  const server = serveCatalogues();
  server.on(saveExposedRelatives, () => SAVED);
  await openSection(ExposedRelativesSection, 'applicant/exposed-relatives', { ...given, server });
  await ready();
}
async function write({ nombres = 'Rosa', dni = '1710034065', parentesco = 'CÓNYUGE' } = {}) {
  await fill('Apellidos', 'Vega Paz');
  await fill('Nombres', nombres);
  await choose('Tipo de identificación', 'CÉDULA');
  await fill('Número de identificación', dni);
  await choose('Parentesco', parentesco);
  await fill('Cargo', 'Fiscal');
  await fill('Entidad', 'Fiscalía');
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Familiares o terceros expuestos políticamente' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const question = () => screen.queryByRole('dialog', { name: 'Ya registraste a una pareja' });

test('the page says that the data of third persons are a legal duty, and the list how many it needs', async () => {
  await open();
  expect(screen.getByText('Pedimos sus datos por obligación legal')).toBeVisible();
  expect(screen.getByText('Debes completar mínimo 1 Familiar o tercero expuesto(s)')).toBeVisible();
  await press('Guardar');
  expect(opened.page.shown()).toEqual(['Completa el formulario Familiares o terceros expuestos políticamente']);
  expect(sent()).toEqual([]);
});

test('a relative is added and sent; relationships are those that the law names, papers those of a person', async () => {
  await open();
  await press('Agregar');
  const options = (name: string) => [...(field(name) as HTMLSelectElement).options].slice(1).map(({ text }) => text);
  expect(options('Parentesco')).toEqual(['MADRE', 'CÓNYUGE']);
  expect(options('Tipo de identificación')).toEqual(['RUC PERSONA NATURAL', 'CÉDULA', 'PASAPORTE']);
  await write();
  await press('Agregar');
  await press('Guardar');
  await waitFor(() => expect(sent()).toEqual([{ id: 3005, kind: 2, rows: [RELATIVE] }]));
  expect(opened.saved).toEqual([{ exposedRelatives: [RELATIVE] }]);
});

test('the number is judged by its type, whichever of the two was changed last', async () => {
  await open();
  await press('Agregar');
  await write({ dni: 'AB123456' });
  expect(errorOf('Número de identificación')).toBe(
    'El campo Número de identificación debe ser una identificación válida',
  );
  await choose('Tipo de identificación', 'PASAPORTE');
  expect(errorOf('Número de identificación')).toBeUndefined();
});

describe('a second partner', () => {
  const second = async () => {
    await open({ application: { answers: { exposedRelatives: [RELATIVE] } } });
    await press('Agregar');
    await write({ nombres: 'Ana', dni: '0926687856' });
    await press('Agregar');
  };

  test('is asked about, and added if that is meant (N29)', async () => {
    await second();
    expect(question()).toHaveTextContent('Rosa Vega Paz ya consta como CÓNYUGE.');
    await opened.page.user.click(within(question() as HTMLElement).getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(rows()).toEqual(['Rosa', 'Ana']));
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.rows.map(({ firstNames }) => firstNames)).toEqual(['Rosa', 'Ana']));
  });

  test('stays in its fields otherwise', async () => {
    await second();
    await opened.page.user.click(within(question() as HTMLElement).getByRole('button', { name: 'Corregir' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(field('Nombres')).toHaveValue('Ana');
    expect(rows()).toEqual(['Rosa']);
    await choose('Parentesco', 'MADRE');
    await press('Agregar');
    await waitFor(() => expect(rows()).toEqual(['Rosa', 'Ana']));
    expect(question()).not.toBeInTheDocument();
  });

  test('is none once the first was deleted: it is offered again, without a question (N31)', async () => {
    await open({ application: { answers: { exposedRelatives: [RELATIVE] } } });
    await opened.page.user.click(screen.getByRole('button', { name: /^Eliminar/ }));
    await press('Agregar');
    await write({ nombres: 'Ana', dni: '0926687856' });
    await press('Agregar');
    await waitFor(() => expect(rows()).toEqual(['Ana']));
    expect(question()).not.toBeInTheDocument();
  });
});

describe('what is known', () => {
  test('of an official in the personal data is the first entry, to be completed', async () => {
    await open({ application: { answers: { personalData: APPLICANT } } });
    expect(field('Nombres')).toHaveValue('Luis');
    expect(field('Apellidos')).toHaveValue('Andrade Vega');
    expect(field('Número de identificación')).toHaveValue('');
  });

  test('of other applications comes late, while nothing was written', async () => {
    await open();
    await opened.arrive({ exposedRelatives: [RELATIVE] });
    await waitFor(() => expect(rows()).toEqual(['Rosa']));
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.rows).toEqual([RELATIVE]));
  });
});

test('relationships that did not load can be asked for again', async () => {
  const server = serveCatalogues();
  server.on(relationships, () => {
    throw new Failure(400, 'No disponible');
  });
  await openSection(ExposedRelativesSection, 'applicant/exposed-relatives', { server });
  await screen.findByText('No pudimos cargar las opciones de este formulario');
  expect(screen.getByText('Pedimos sus datos por obligación legal')).toBeVisible();
  server.on(relationships, () => RELATIONSHIPS);
  await press('Reintentar');
  await ready();
  expect(opened.page.notices).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { type Answers, cents, financialCatalogues, provincesWithCantons } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { at, CREDIT, FUNDS, filled, ID, link, open, press, serve, site, useSite, withDraft } from '../testing/wizard';

jest.mock('../../../sections/registry', () => jest.requireActual('../testing/sections'));
useSite();

const PERSON = {
  personTypeId: 1,
  identificationTypeId: 3,
  identification: '1759990045',
  surname: 'Salazar',
  firstName: 'Ana',
  genderId: 2,
  birthPlace: 'Quito',
  birthDate: '1985-06-13',
  nationalityId: 218,
  civilStatusId: 1,
  provinceId: 17,
  cityId: 1701,
  parishId: 170150,
  mobile: '0991234567',
  isExposed: false,
};
const ANSWERS: Answers = {
  personalData: PERSON,
  economicActivity: { employmentRelationshipId: 1, company: 'Textiles del Valle', years: 3 },
  assets: [
    { typeId: 5, reference: 'TOYOTA', description: 'HILUX', detail: '2020', value: cents(2_500_000) },
    { typeId: 1, value: cents(100_050) },
  ],
  liabilities: [],
  income: [{ typeId: 1, value: cents(180_000) }],
  expenses: [{ typeId: 1, value: cents(40_000) }],
  bankReferences: [{ institution: 'Banco Pichincha C.A.', accountTypeId: 1, accountNumber: '2200123456' }],
  personalReferences: [{ firstNames: 'Luis', surnames: 'Mena', phone: '0987654321', relationshipId: 1 }],
};

const section = (name: string) => screen.findByRole('region', { name });
/** Terms and values of a section, in order. */
const said = async (name: string) =>
  [...(await section(name)).querySelectorAll('dl > div')].map(({ children: [term, value] }) => [
    term?.textContent,
    value?.textContent,
  ]);

const serveAnswers = async (form = CREDIT, answers = ANSWERS) => {
  await serve(form, {
    ...filled(form),
    answers,
    letterVersion: '1',
    letterAcceptedAt: '2026-11-30T15:00:00.000Z',
    documents: [
      {
        id: 1,
        typeId: 1,
        typeName: 'CÉDULA DE IDENTIDAD',
        fileId: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
        fileName: 'cedula.pdf',
        fileType: 'application/pdf',
        size: 2_048,
        addedAt: '2026-11-30T15:00:00.000Z',
        isFromPhone: false,
      },
    ],
  });
  site.server.on(provincesWithCantons, ({ cantonId }) => [
    {
      id: 17,
      name: 'PICHINCHA',
      cantons: [{ id: 1701, name: 'QUITO', parishes: cantonId ? [{ id: 170150, name: 'CUMBAYÁ' }] : [] }],
    },
  ]);
};

test('every answer with its label, by the names of the lists', async () => {
  await serveAnswers();
  open('revision');
  await screen.findByText('CUMBAYÁ');
  await screen.findByText('QUITO');
  expect(await said('Datos personales')).toEqual([
    ['Tipo de persona', 'NATURAL'],
    ['Tipo de identificación', 'CÉDULA'],
    ['Número de identificación', '1759990045'],
    ['Primer apellido', 'Salazar'],
    ['Primer nombre', 'Ana'],
    ['Género', 'FEMENINO'],
    ['Ciudad de nacimiento', 'Quito'],
    ['Fecha de nacimiento', '13/06/1985'],
    ['Nacionalidad', 'Ecuatoriana'],
    ['Estado civil', 'SOLTERA'],
    ['Provincia', 'PICHINCHA'],
    ['Ciudad', 'QUITO'],
    ['Parroquia', 'CUMBAYÁ'],
    ['Celular', '0991234567'],
    ['Soy una persona expuesta políticamente (PEP)', 'No'],
  ]);
  expect(await said('Datos laborales')).toEqual([
    ['Relación laboral', 'DEPENDIENTE SECTOR PRIVADO'],
    ['Empresa', 'Textiles del Valle'],
    ['Años en la empresa', '3'],
  ]);
  expect(await said('Situación financiera')).toEqual([
    ['Tipo de activo', 'VEHÍCULOS'],
    ['Marca', 'TOYOTA'],
    ['Modelo', 'HILUX'],
    ['Año', '2020'],
    ['Valor', '$25,000.00'],
    ['Tipo de activo', 'EFECTIVO'],
    ['Valor', '$1,000.50'],
    ['Total de activos', '$26,000.50'],
    ['Elementos', 'Ninguno'],
    ['Tipo de ingreso', 'SUELDO'],
    ['Valor mensual', '$1,800.00'],
    ['Total de ingresos', '$1,800.00'],
    ['Tipo de gasto', 'ALIMENTACIÓN'],
    ['Valor mensual', '$400.00'],
    ['Total de gastos', '$400.00'],
    ['Patrimonio (activos − pasivos)', '$26,000.50'],
    ['Te queda al mes (ingresos − gastos)', '$1,400.00'],
  ]);
  expect(await said('Referencias')).toEqual([
    ['Institución financiera', 'Banco Pichincha C.A.'],
    ['Tipo de cuenta', 'CUENTA DE AHORROS'],
    ['Número de cuenta', '2200123456'],
    ['Nombres', 'Luis'],
    ['Apellidos', 'Mena'],
    ['Teléfono', '0987654321'],
    ['Parentesco', 'PADRE'],
  ]);
  expect(await said('Autorización')).toEqual([['Carta aceptada', '30/11/2026 10:00, hora de Ecuador']]);
  expect(await said('Archivos')).toEqual([['CÉDULA DE IDENTIDAD', 'cedula.pdf (2 kB)']]);
});

test('a declaration shows no debts; N26: and nothing of a spouse who is hidden', async () => {
  await serveAnswers(FUNDS, { ...ANSWERS, spousePersonalData: { ...PERSON, firstName: 'Pedro' } });
  open('revision');
  await section('Situación financiera');
  expect(screen.queryByText(/^Pasivos/)).toBeNull();
  expect(screen.queryByText(/^Patrimonio/)).toBeNull();
  expect(screen.getByText('$1,400.00')).toBeVisible();
  expect(screen.queryByText('Pedro')).toBeNull();
  expect(screen.queryByRole('region', { name: /Cónyuge/ })).toBeNull();
});

test("'Cambiar' leads to each sub-tab, and its save back to the review", async () => {
  await serveAnswers();
  open('revision');
  await section('Referencias');
  await site.page.user.click(link('Cambiar Referencias'));
  await at('applicant/references');
  await site.page.user.type(screen.getByRole('textbox', { name: 'Primer nombre' }), 'x');
  await press('Guardar');
  expect(await screen.findByRole('heading', { level: 2, name: 'Revisa y envía' })).toHaveFocus();
});

test('open questions come first: what was typed and not saved', async () => {
  await serveAnswers();
  site.application = withDraft(site.application, 'applicant/references', { values: '{}' });
  open('revision');
  const first = (await section('Datos personales')).parentElement?.firstElementChild as HTMLElement;
  expect(within(first).getByText('Tienes cambios sin guardar en Referencias')).toBeVisible();
  expect(within(first).getByRole('link', { name: 'Revisar Referencias' })).toHaveAttribute(
    'href',
    `/usuario/solicitudes/credito/solicitud?id=${ID}&paso=applicant%2Freferences`,
  );
});

test("lists that do not come are told, and 'Reintentar' asks again", async () => {
  await serveAnswers();
  site.server.on(financialCatalogues, () => {
    throw new Failure(400, 'No disponible');
  });
  open('revision');
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus respuestas');
  const { FINANCIAL } = jest.requireActual('../testing/lists');
  site.server.on(financialCatalogues, () => FINANCIAL);
  await press('Reintentar');
  await section('Datos personales');
});

test('it can be printed', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  await serveAnswers();
  open('revision');
  await section('Datos personales');
  await press('Imprimir');
  expect(print).toHaveBeenCalledTimes(1);
});

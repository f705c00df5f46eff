import { screen, waitFor } from '@testing-library/react';
import { application as applicationCall, savePersonalData } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { at, button, CREDIT, FUNDS, field, filled, link, open, press, serve, site, useSite } from '../testing/wizard';

jest.mock('../../../sections/registry', () => jest.requireActual('../testing/sections'));
useSite();

const type = (name: string | RegExp, text: string) => site.page.user.type(field(name), text);
const tick = (name: string) => site.page.user.click(screen.getByRole('checkbox', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const circle = (group: string) => screen.queryByRole('progressbar', { name: `Completado de ${group}` });
const openList = async () => {
  if (button(/Paso/).getAttribute('aria-expanded') !== 'true') await press(/Paso/);
};

test('the first sub-tab stands open, the address says so, and how far it is is said in words', async () => {
  await serve(CREDIT);
  open();
  await at('applicant/personal-data');
  expect(await heading('Datos personales')).not.toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Solicitud de crédito' })).toBeVisible();
  expect(screen.getByText(/^Paso 1 de 6 · unos 13 min$/)).toBeVisible();
  await openList();
  expect(link('Datos personales')).toHaveAttribute('aria-current', 'step');
  expect(circle('Info. solicitante')).toHaveAttribute('aria-valuenow', '0');
  expect(circle('Info. cónyuge')).toBeNull();
});

test('a save leads to the next incomplete sub-tab, whose heading has the focus; the tick and the circle follow', async () => {
  await serve(CREDIT);
  open();
  await at('applicant/personal-data');
  await type('Primer nombre', 'Ana');
  await press('Guardar');
  await at('applicant/economic-activity');
  expect(await heading('Datos laborales')).toHaveFocus();
  await openList();
  expect(link('Datos personales , completa')).toBeVisible();
  expect(circle('Info. solicitante')).toHaveAttribute('aria-valuenow', '25');
  expect(window.dataLayer).toEqual([]);
});

test('a save in the middle leads to the first that is missing, not to the next', async () => {
  await serve(CREDIT);
  open('applicant/references');
  await at('applicant/references');
  await type('Primer nombre', 'Ana');
  await press('Guardar');
  await at('applicant/personal-data');
});

test('the list of tasks opens any sub-tab, and goes', async () => {
  await serve(FUNDS);
  open();
  await at('applicant/personal-data');
  await openList();
  await site.page.user.click(link('Archivos'));
  await at('applicant/documents');
  expect(await heading('Archivos')).toHaveFocus();
  expect(button(/Paso 6 de 6/)).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['a sub-tab that is not shown', 'spouse/personal-data'],
  ['anything else', 'nada'],
  ['the review too early', 'revision'],
])('an address with %s leads to what is missing', async (_what, step) => {
  await serve(CREDIT, filled(CREDIT, ['applicant/references']));
  open(step);
  await at('applicant/references');
  expect(site.page.shown()).toEqual(step === 'revision' ? ['Completa el formulario 4 Referencias'] : []);
});

test('CASADO shows the tab of the spouse at once, and a mistake takes it away again', async () => {
  await serve(CREDIT);
  open();
  await at('applicant/personal-data');
  await tick('Casado');
  expect(screen.getByText(/^Paso 1 de 9/)).toBeVisible();
  await tick('Casado');
  expect(screen.getByText(/^Paso 1 de 6/)).toBeVisible();
  await tick('PEP');
  expect(screen.getByText(/^Paso 1 de 7/)).toBeVisible();
});

test('N25: everything complete, then CASADO: the spouse is missing, and the end does not run', async () => {
  await serve(CREDIT, { ...filled(CREDIT), answers: single });
  open('applicant/personal-data');
  await at('applicant/personal-data');
  await tick('Casado');
  await openList();
  expect(circle('Info. cónyuge')).toHaveAttribute('aria-valuenow', '0');
  await press('Guardar');
  await at('spouse/personal-data');
  expect(await heading('Cónyuge Datos personales')).toHaveFocus();
  await waitFor(() => expect(site.page.shown()).toEqual(['Completa el formulario de Cónyuge Datos Personales']));
  expect(site.server.calls.map(({ name }) => name)).not.toContain('dataValidation');
});

test("N28: with the spouse's tab left empty the review is not reached, and no blank record is sent", async () => {
  await serve(CREDIT, { ...filled(CREDIT), answers: married });
  open('revision');
  await at('spouse/personal-data');
  expect(site.page.shown()).toEqual(['Completa el formulario de Cónyuge Datos Personales']);
  expect(site.server.requests(savePersonalData)).toEqual([]);
});

test('an unmarried form that is not saved hides no spouse who is: the end waits for its save', async () => {
  await serve(CREDIT, { ...filled(CREDIT, ['applicant/documents']), answers: married });
  open('applicant/personal-data');
  await at('applicant/personal-data');
  await tick('Casado');
  await openList();
  await site.page.user.click(link('Archivos'));
  await at('applicant/documents');
  await type('Primer nombre', 'x');
  await press('Guardar');
  await at('applicant/personal-data');
});

test.each([
  ['spouse/personal-data', filled(CREDIT, ['applicant/personal-data'], true), 'del Solicitante Datos Personales'],
  ['spouse/economic-activity', filled(CREDIT, ['spouse/personal-data'], true), 'de Cónyuge Datos Personales'],
  ['spouse/financial-situation', filled(CREDIT, ['spouse/personal-data'], true), 'del Cónyuge Datos Personales'],
])('a section of the spouse that is saved too early says what comes first: %s', async (step, start, text) => {
  await serve(CREDIT, { ...start, answers: married });
  open(step);
  await at(step);
  const name = field('Primer nombre');
  await site.page.user.clear(name);
  await type('Primer nombre', 'Luis');
  await press('Guardar');
  expect(site.page.shown()).toEqual([`Completa el formulario ${text}`]);
  expect(site.server.requests(savePersonalData)).toEqual([]);
  expect(field('Primer nombre')).toHaveValue('Luis');
});

test("the spouse's personal data bring the id that their other sections need", async () => {
  await serve(CREDIT, { ...filled(CREDIT), answers: married });
  open();
  await at('spouse/personal-data');
  await type('Primer nombre', 'Luis');
  await press('Guardar');
  await at('spouse/economic-activity');
  await type('Primer nombre', 'x');
  await press('Guardar');
  await at('spouse/financial-situation');
});

test('previous data that arrive late fill what nobody has touched', async () => {
  await serve(CREDIT);
  const { previousAnswers } = jest.requireActual('@vitrina/contract');
  site.server.on(previousAnswers, () => ({ personalData: { ...filledPerson, neighbourhood: 'La Floresta' } }));
  const release = site.server.hold(previousAnswers);
  open();
  await at('applicant/personal-data');
  await type('Primer nombre', 'Ana');
  release();
  await waitFor(() => expect(field(/Barrio/)).toHaveValue('La Floresta'));
  expect(field('Primer nombre')).toHaveValue('Ana');
});

test("an application that does not come is told in its place, and 'Reintentar' asks again", async () => {
  await serve(CREDIT);
  let fails = true;
  site.server.on(applicationCall, () => {
    if (fails) throw new Failure(400, 'No disponible');
    return site.application;
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu solicitud');
  expect(site.page.notices).toEqual([]);
  fails = false;
  await press('Reintentar');
  await at('applicant/personal-data');
});

const filledPerson = {
  personTypeId: 1,
  identificationTypeId: 3,
  surname: 'Salazar',
  firstName: 'Ana',
  genderId: 2,
  birthDate: '1985-06-13',
  nationalityId: 218,
  mobile: '0991234567',
};
const single = { personalData: { ...filledPerson, identification: '1759990045' } };
const married = { personalData: { ...filledPerson, civilStatusId: 2 } };

import { screen, waitFor } from '@testing-library/react';
import { saveEconomicActivity } from '@vitrina/contract';
import { SPOUSE, WORK } from '../testing/answers';
import {
  choose,
  closeAfterEach,
  errorOf,
  field,
  fill,
  noField,
  opened,
  openSection,
  pick,
  press,
  ready,
  SAVED,
  serveCatalogues,
  WITH_APPLICANT,
} from '../testing/section';
import { EconomicActivitySection } from '.';

closeAfterEach();

const sent = () => opened.server.requests(saveEconomicActivity);
async function open(given: Parameters<typeof openSection>[2] = {}, person: 'applicant' | 'spouse' = 'applicant') {
  const server = serveCatalogues();
  server.on(saveEconomicActivity, () => SAVED);
  await openSection(EconomicActivitySection, `${person}/economic-activity`, { ...given, server });
  await ready();
}
const withWork = { ...WITH_APPLICANT, answers: { economicActivity: WORK } };

test('what was saved is shown, and sent again', async () => {
  await open({ application: withWork });
  expect([field('Provincia').value, field('Ciudad').value]).toEqual(['Pichincha', 'Quito']);
  await press('Guardar');
  await waitFor(() => expect(opened.saved).toEqual([{ economicActivity: WORK }]));
  expect(sent()).toEqual([{ id: 3005, kind: 2, formType: 1, form: WORK }]);
});

test('whoever works is asked for an employer, in Ecuador unless they say otherwise', async () => {
  await open();
  expect(field('País (opcional)')).toHaveValue('Ecuador');
  await press('Guardar');
  expect(opened.page.shown()).toEqual(['Completa el formulario 2 Datos laborales']);
  expect(errorOf('Relación laboral')).toBe('El campo Relación laboral es obligatorio');
  expect(errorOf('Teléfono de la empresa')).toBe('El campo Teléfono de la empresa es obligatorio');
  expect(sent()).toEqual([]);
});

test.each(['ESTUDIANTE', 'JUBILADO'])('%s has no employer: nothing else is shown, judged or sent', async (name) => {
  await open({ application: withWork });
  await choose('Relación laboral', name);
  noField('Empresa');
  noField('Provincia');
  await press('Guardar');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.form).toEqual({ employmentRelationshipId: name === 'ESTUDIANTE' ? 2 : 3 });
});

test('after a change back the fields are empty, without errors and in Ecuador', async () => {
  await open({ application: withWork });
  await fill('Empresa', '');
  expect(errorOf('Empresa')).toBe('El campo Empresa es obligatorio');
  await pick('País (opcional)', 'Colombia');
  await choose('Relación laboral', 'ESTUDIANTE');
  await choose('Relación laboral', 'EMPLEADO PRIVADO');
  for (const name of [
    'Empresa',
    'Cargo',
    'Provincia',
    'Ciudad',
    'Años en la empresa',
    'Meses en la empresa (opcional)',
  ])
    expect(field(name)).toHaveValue('');
  expect(field('País (opcional)')).toHaveValue('Ecuador');
  expect(screen.queryByText(/es obligatorio/)).not.toBeInTheDocument();
  await fill('Empresa', 'Molinos');
  expect(field('Empresa')).toHaveValue('Molinos');
});

test('a city of another province is gone and never sent with it (N21)', async () => {
  await open({ application: withWork });
  await pick('Provincia', 'Azuay');
  expect(field('Ciudad')).toHaveValue('');
  await press('Guardar');
  expect(errorOf('Ciudad')).toBe('El campo Ciudad es obligatorio');
  await pick('Ciudad', 'Cuenca');
  await press('Guardar');
  await waitFor(() => expect(sent()[0]?.form).toMatchObject({ provinceId: 1, cityId: 101 }));
});

test('answers elsewhere come late and overwrite nothing that was typed (N22)', async () => {
  await open();
  await opened.page.user.type(field('Empresa'), 'Molinos');
  await opened.page.user.click(field('Sector'));
  await opened.arrive({ economicActivity: WORK });
  await waitFor(() => expect([field('Provincia').value, field('Ciudad').value]).toEqual(['Pichincha', 'Quito']));
  expect(field('Relación laboral')).toHaveDisplayValue('EMPLEADO PRIVADO');
  expect(field('Empresa')).toHaveValue('Molinos');
  expect(screen.queryByText(/es obligatorio/)).not.toBeInTheDocument();
});

describe('of the spouse', () => {
  const answers = { ...WITH_APPLICANT.answers, spousePersonalData: SPOUSE, spouseEconomicActivity: WORK };

  test('is saved under the spouse, whose telephone may be missing', async () => {
    await open({ application: { ...WITH_APPLICANT, answers, spouseId: 71 } }, 'spouse');
    await fill('Teléfono de la empresa (opcional)', '');
    await press('Guardar');
    const { phone: _, ...form } = WORK;
    await waitFor(() => expect(sent()).toEqual([{ id: 3005, kind: 2, formType: 2, spouseId: 71, form }]));
    expect(Object.keys(opened.saved[0] ?? {})).toEqual(['spouseEconomicActivity']);
  });

  test('waits for their personal data: nothing is sent before', async () => {
    await open({ application: { ...WITH_APPLICANT, answers } }, 'spouse');
    await press('Guardar');
    await waitFor(() => expect(opened.page.shown()).toEqual(['Completa el formulario de Cónyuge Datos Personales']));
    expect(sent()).toEqual([]);
  });
});

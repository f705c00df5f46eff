import { act, screen, waitFor } from '@testing-library/react';
import { personalCatalogues, provincesWithCantons, savePersonalData } from '@vitrina/contract';
import { APPLICATION_FORMS } from '@vitrina/rules';
import { Failure } from '@vitrina/testing';
import { APPLICANT, SPOUSE } from '../testing/answers';
import { CATALOGUES } from '../testing/catalogues';
import {
  button,
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
  toggle,
  WITH_APPLICANT,
} from '../testing/section';
import { PersonalDataSection } from '.';

closeAfterEach();

const sent = () => opened.server.requests(savePersonalData);
async function open(given: Parameters<typeof openSection>[2] = {}, person: 'applicant' | 'spouse' = 'applicant') {
  const { server = serveCatalogues() } = given;
  server.on(savePersonalData, () => ({ ...SAVED, ...(person === 'spouse' && { spouseId: 71 }) }));
  await openSection(PersonalDataSection, `${person}/personal-data`, { ...given, server });
  await ready();
}

describe('the applicant', () => {
  test('sees what was saved, with its places, and sends it again', async () => {
    await open({ application: WITH_APPLICANT });
    expect([field('Provincia'), field('Ciudad'), field('Parroquia')].map(({ value }) => value)).toEqual([
      'Azuay',
      'Cuenca',
      'Sucre',
    ]);
    expect(field('Fecha de nacimiento')).toHaveValue('29/02/1988');
    await press('Guardar');
    await waitFor(() => expect(opened.saved).toEqual([{ personalData: APPLICANT }]));
    expect(sent()).toEqual([{ id: 3005, kind: 2, formType: 1, form: APPLICANT }]);
  });

  test('is a natural person with a national identity: both are only shown', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'NATURAL' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'JURÍDICA' })).toBeDisabled();
    expect(screen.getByRole('radiogroup', { name: 'Tipo de persona' })).toHaveAttribute('aria-readonly', 'true');
    expect(field('Tipo de identificación')).toHaveValue('CÉDULA');
    expect(field('Tipo de identificación')).toHaveAttribute('readonly');
  });

  test('is told what is missing, and nothing is sent', async () => {
    await open();
    await press('Guardar');
    expect(opened.page.shown()).toEqual(['Completa el formulario 1 Datos personales']);
    expect(errorOf('Primer apellido')).toBe('El campo Primer apellido es obligatorio');
    expect(errorOf('Parroquia')).toBe('El campo Parroquia es obligatorio');
    expect(sent()).toEqual([]);
  });

  test('keeps everything when a save fails', async () => {
    await open({ application: WITH_APPLICANT });
    opened.server.on(savePersonalData, () => {
      throw new Failure(500, 'No disponible');
    });
    await fill('Calle principal', 'Av. Loja');
    await press('Guardar');
    await waitFor(() => expect(opened.page.shown()).toEqual(['No disponible']));
    expect(field('Calle principal')).toHaveValue('Av. Loja');
    expect(opened.saved).toEqual([]);
  });

  test('can ask again for lists that did not load', async () => {
    const server = serveCatalogues();
    server.on(personalCatalogues, () => {
      throw new Failure(400, 'No disponible');
    });
    await openSection(PersonalDataSection, 'applicant/personal-data', { server });
    await screen.findByText('No pudimos cargar las opciones de este formulario');
    expect(opened.page.notices).toEqual([]);
    server.on(personalCatalogues, () => CATALOGUES);
    await press('Reintentar');
    await ready();
    expect(field('Género')).toBeVisible();
  });
});

describe('answers elsewhere', () => {
  const places = () => [field('Provincia'), field('Ciudad'), field('Parroquia')].map(({ value }) => value);

  test('come late, with their places, and overwrite nothing that was typed (N22)', async () => {
    await open();
    await opened.page.user.type(field('Primer apellido'), 'Paz');
    await opened.page.user.click(field('Celular'));
    await opened.arrive({ personalData: APPLICANT });
    await waitFor(() => expect(places()).toEqual(['Azuay', 'Cuenca', 'Sucre']));
    expect(field('Primer apellido')).toHaveValue('Paz');
    expect(field('Primer nombre')).toHaveValue('María');
    expect(field('Estado civil')).toHaveDisplayValue('CASADA');
    expect(screen.queryByText(/es obligatorio/)).not.toBeInTheDocument();
    await opened.page.user.tab();
    expect(field('Celular')).toHaveValue('0987654321');
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.form).toEqual({ ...APPLICANT, surname: 'Paz' }));
  });

  test('bring the number of the account, which cannot be changed here', async () => {
    await open();
    expect(field('Número de identificación')).not.toHaveAttribute('readonly');
    await opened.arrive({ personalData: { ...APPLICANT, parishId: undefined } });
    await waitFor(() => expect(field('Número de identificación')).toHaveAttribute('readonly'));
    expect(field('Número de identificación')).toHaveValue('1710034065');
    expect(field('Número de identificación')).toHaveAccessibleDescription(/aquí no se cambia/);
  });

  test('that are no national identity may be corrected', async () => {
    await open();
    await opened.arrive({ personalData: { ...APPLICANT, identification: 'AB123456' } });
    await waitFor(() => expect(field('Número de identificación')).toHaveValue('AB123456'));
    expect(field('Número de identificación')).not.toHaveAttribute('readonly');
  });

  test('come without their places if these cannot be named', async () => {
    await open();
    opened.server.on(provincesWithCantons, () => {
      throw new Failure(400, 'No disponible');
    });
    await opened.arrive({ personalData: APPLICANT });
    await waitFor(() => expect(field('Calle principal')).toHaveValue('Av. Solano'));
    expect(places()).toEqual(['', '', '']);
  });

  test('do not replace what was saved, nor fill in what was left out', async () => {
    const left = { ...APPLICANT, neighbourhood: undefined, surname: 'Paz' };
    await open({ application: { ...WITH_APPLICANT, answers: { personalData: left } } });
    await opened.arrive({ personalData: APPLICANT });
    expect(field('Barrio (opcional)')).toHaveValue('');
    expect(field('Primer apellido')).toHaveValue('Paz');
  });
});

describe('places', () => {
  test('of another province are gone, in error, and never sent with it (N21)', async () => {
    await open({ application: WITH_APPLICANT });
    await pick('Provincia', 'Pichincha');
    expect([field('Ciudad').value, field('Parroquia').value]).toEqual(['', '']);
    expect(field('Parroquia')).toBeDisabled();
    await press('Guardar');
    expect(errorOf('Ciudad')).toBe('El campo Ciudad es obligatorio');
    expect(errorOf('Parroquia')).toBe('El campo Parroquia es obligatorio');
    expect(sent()).toEqual([]);
    await pick('Ciudad', 'Quito');
    await pick('Parroquia', 'Iñaquito');
    await press('Guardar');
    await waitFor(() => expect(sent()[0]?.form).toMatchObject({ provinceId: 17, cityId: 1701, parishId: 170102 }));
  });

  test('wait for their lists where they were there from the start: cities 1 s, parishes 2 s', async () => {
    await open({ application: WITH_APPLICANT });
    const asked = () => opened.server.requests(provincesWithCantons).map((request) => Object.keys(request)[0]);
    expect(asked()).not.toContain('provinceId');
    await waitFor(() => expect(asked()).toContain('provinceId'), { timeout: 5_000 });
    await waitFor(
      async () => {
        await opened.page.user.click(field('Parroquia'));
        expect(screen.getByRole('option', { name: 'Yanuncay' })).toBeVisible();
      },
      { timeout: 10_000 },
    );
  });
});

describe('what shows sub-tabs', () => {
  test('is told at once: a civil status by its label, in either gender', async () => {
    await open();
    expect(opened.shownBy).toEqual({ isMarried: false, isExposed: false, hasExposedRelatives: false });
    await choose('Estado civil', 'CASADO');
    expect(opened.shownBy.isMarried).toBe(true);
    await choose('Género', 'Femenino');
    expect(field('Estado civil')).toHaveDisplayValue('CASADA');
    expect(opened.shownBy.isMarried).toBe(true);
    await choose('Estado civil', 'UNIÓN DE HECHO');
    expect(opened.shownBy.isMarried).toBe(false);
  });

  test('is told of what came late, too', async () => {
    await open();
    await opened.arrive({ personalData: APPLICANT });
    await waitFor(() =>
      expect(opened.shownBy).toEqual({ isMarried: true, isExposed: true, hasExposedRelatives: true }),
    );
  });

  test('a switch is told at once, and what stands under it is gone once it is toggled', async () => {
    await open({ application: WITH_APPLICANT });
    expect(field('Nombre del funcionario (opcional)')).toHaveValue('Luis Andrade Vega');
    await toggle('Tengo familiares que son funcionarios públicos');
    expect(opened.shownBy).toMatchObject({ isExposed: true, hasExposedRelatives: false });
    noField('Nombre del funcionario (opcional)');
    await toggle('Tengo familiares que son funcionarios públicos');
    expect(field('Nombre del funcionario (opcional)')).toHaveValue('');

    expect(field('Desde (opcional)')).toHaveValue('14/05/2019');
    await toggle('Tengo o tuve un cargo público');
    await toggle('Tengo o tuve un cargo público');
    for (const name of ['Nombre del cargo público', 'Desde', 'Hasta'])
      expect(field(`${name} (opcional)`)).toHaveValue('');
    await toggle('Soy una persona expuesta políticamente (PEP)');
    expect(opened.shownBy).toMatchObject({ isExposed: false });
    expect(screen.queryByRole('switch', { name: 'Tengo o tuve un cargo público' })).not.toBeInTheDocument();
  });

  test('is not asked by a wizard without public offices', async () => {
    await open({ form: { ...APPLICATION_FORMS.funds, asksExposure: false } });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(opened.shownBy).toEqual({ isMarried: false });
  });
});

describe('the spouse', () => {
  const withSpouse = {
    ...WITH_APPLICANT,
    answers: { personalData: APPLICANT, spousePersonalData: SPOUSE },
  };

  test('is asked for less, without tokens of the customer', async () => {
    await open({ application: withSpouse }, 'spouse');
    for (const name of ['Ciudad de nacimiento', 'Estado civil', 'Provincia', 'Calle principal', 'Origen de los fondos'])
      noField(name);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(field('Número de identificación (opcional)')).toHaveValue('0926687856');
    expect(field('Correo electrónico (opcional)')).toHaveAttribute('autocomplete', 'off');
    expect(opened.shownBy).toEqual({});
  });

  test('is sent as such', async () => {
    await open({ application: withSpouse }, 'spouse');
    await press('Guardar');
    await waitFor(() => expect(opened.saved).toEqual([{ spousePersonalData: SPOUSE }]));
    expect(sent()).toEqual([{ id: 3005, kind: 2, formType: 2, form: SPOUSE }]);
  });

  test('waits for the applicant: nothing is sent before', async () => {
    await open({ application: { answers: { spousePersonalData: SPOUSE } } }, 'spouse');
    await press('Guardar');
    await waitFor(() =>
      expect(opened.page.shown()).toEqual(['Completa el formulario del Solicitante Datos Personales']),
    );
    expect(sent()).toEqual([]);
    expect(field('Primer apellido')).toHaveValue('Vega');
  });

  test('is named in what is missing by its own number', async () => {
    await open({ application: WITH_APPLICANT }, 'spouse');
    await press('Guardar');
    expect(opened.page.shown()).toEqual(['Completa el formulario 7 Datos personales']);
    await act(async () => {});
    expect(button('Guardar')).toBeEnabled();
  });
});

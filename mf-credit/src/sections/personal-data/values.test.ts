import { decode, encode, PersonalData } from '@vitrina/contract';
import { APPLICATION_FORMS } from '@vitrina/rules';
import { PROVINCES } from '@vitrina/testing/personal-data';
import * as v from 'valibot';
import { placesIn } from '../parts/use-place-names';
import { APPLICANT, SPOUSE } from '../testing/answers';
import { CATALOGUES } from '../testing/catalogues';
import { askedOf } from './description';
import { civilStatusesFor } from './labels';
import { knownNumber, toAnswer, toValues } from './values';

const place = placesIn(PROVINCES, APPLICANT);
const read = (person: 'applicant' | 'spouse', values: object) =>
  toAnswer(v.parse(askedOf(person, APPLICATION_FORMS.credit).schema, values as never));

test('answers that were saved are those that are sent again', () => {
  expect(read('applicant', toValues(APPLICANT, CATALOGUES, place))).toEqual(APPLICANT);
  expect(read('spouse', toValues(SPOUSE, CATALOGUES, placesIn([], SPOUSE)))).toEqual(SPOUSE);
});

test('values that the form holds are those that come back', () => {
  const values = toValues(APPLICANT, CATALOGUES, place);
  expect(values).toMatchObject({
    tipo: { name: 'NATURAL' },
    tipoDni: { name: 'CÉDULA' },
    fecha: '29/02/1988',
    nacionalidad: { id: 218, name: 'ECUATORIANA' },
    estado: { id: 2, name: 'CASADA' },
    cargas: '2',
    provincia: { name: 'Azuay' },
    ciudad: { name: 'Cuenca' },
    parroquia: { name: 'Sucre' },
    desde: '14/05/2019',
  });
  expect(toValues(read('applicant', values), CATALOGUES, place)).toEqual(values);
});

test('nothing is sent of what was left out or is not asked for', () => {
  const values = toValues(APPLICANT, CATALOGUES, place);
  const left = { ...values, apellido2: ' ', barrio: '', telefono: '', pep: false, funcionarios: false };
  const sent = read('applicant', left);
  for (const word of [
    'secondSurname',
    'neighbourhood',
    'phone',
    'holdsPublicOffice',
    'officeFrom',
    'officialName',
  ] as const)
    expect(sent[word]).toBeUndefined();
  expect(sent).toMatchObject({ isExposed: false, hasExposedRelatives: false });
});

test('a catalogue without what was chosen leaves it to be chosen again', () => {
  const values = toValues({ ...APPLICANT, genderId: 9, civilStatusId: 9, nationalityId: 9 }, CATALOGUES, place);
  expect([values.genero, values.estado, values.nacionalidad]).toEqual([null, null, null]);
});

test('a city of another province is none (N21), and without a province its own is found', () => {
  expect(placesIn(PROVINCES, { provinceId: 4, cityId: 1701, parishId: 170101 })).toEqual({
    provincia: { id: 4, name: 'Carchi' },
    ciudad: null,
    parroquia: null,
  });
  const quito = PROVINCES.filter(({ id }) => id === 17);
  expect(placesIn(quito, { cityId: 1701 }).provincia?.name).toBe('Pichincha');
});

test('a civil status is called as the gender has it', () => {
  const names = (gender: string) =>
    civilStatusesFor(CATALOGUES.civilStatuses, { name: gender }).map(({ name }) => name);
  expect(names('Femenino')).toEqual(['SOLTERA', 'CASADA', 'UNIÓN DE HECHO']);
  expect(names('Masculino')).toEqual(['SOLTERO', 'CASADO', 'UNIÓN DE HECHO']);
  expect(civilStatusesFor([{ id: 3, name: 'DIVORCIADO' }], { name: 'FEMENINO' })).toEqual([
    { id: 3, name: 'DIVORCIADO' },
  ]);
});

test('the number of the account is known if it is a national identity', () => {
  const numberOf = (identification?: string) => knownNumber({ personalData: { ...APPLICANT, identification } });
  expect([numberOf('1710034065'), numberOf('AB123456'), numberOf(), knownNumber(undefined)]).toEqual([
    '1710034065',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the wire takes the longest texts that the form takes', () => {
  const long = (length: number) => 'a'.repeat(length);
  const longest = {
    ...toValues(APPLICANT, CATALOGUES, place),
    ...Object.fromEntries(['apellido1', 'apellido2', 'nombre1', 'nombre2'].map((name) => [name, long(25)])),
    ...Object.fromEntries(
      ['calle1', 'numeroCalle', 'barrio', 'manzana', 'referencia', 'nombreFuncionario', 'nombrePublico'].map((name) => [
        name,
        long(50),
      ]),
    ),
    lugar: long(80),
    calle2: long(20),
    origenFondo: long(80),
    cargas: '99',
    correo: `${long(40)}@correo.ec`,
  };
  const answer = read('applicant', longest);
  expect(decode(PersonalData, encode(PersonalData, answer))).toEqual(answer);
});

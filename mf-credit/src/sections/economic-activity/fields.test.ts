import { decode, EconomicActivity, encode } from '@vitrina/contract';
import { PROVINCES } from '@vitrina/testing/personal-data';
import * as v from 'valibot';
import { placesIn } from '../parts/use-place-names';
import { WORK } from '../testing/answers';
import { CATALOGUES } from '../testing/catalogues';
import { errorsOf } from '../testing/errors';
import { SCHEMAS } from './description';
import { asksEmployer } from './fields';
import { emptyEmployer, toAnswer, toValues } from './values';

const RIGHT = toValues(WORK, CATALOGUES, placesIn(PROVINCES, WORK));
const long = (length: number) => 'a'.repeat(length);
const most = (field: string, max: number) => `El campo ${field} debe tener máximo ${max} caracteres`;
const [employed, student, pensioner] = CATALOGUES.employmentRelationships;

describe.each(['applicant', 'spouse'] as const)('of the %s', (person) => {
  test.each<[string, unknown, string | undefined]>([
    ['relacion', null, 'El campo Relación laboral es obligatorio'],
    ['tipoAc', null, 'El campo Tipo de actividad es obligatorio'],
    ['sector', null, 'El campo Sector es obligatorio'],
    ['provincia', null, 'El campo Provincia es obligatorio'],
    ['ciudad', null, 'El campo Ciudad es obligatorio'],
    ['pais', null, undefined],
    ['empresa', '', 'El campo Empresa es obligatorio'],
    ['empresa', long(350), undefined],
    ['empresa', long(351), most('Empresa', 350)],
    ['razon', '', undefined],
    ['razon', long(350), undefined],
    ['razon', long(351), most('Razón social', 350)],
    ['cargo', '', 'El campo Cargo es obligatorio'],
    ['cargo', long(120), undefined],
    ['cargo', long(121), most('Cargo', 120)],
    ['telefonoE', '042345678', undefined],
    [
      'telefonoE',
      '0987654321',
      'El campo Teléfono de la empresa debe tener 9 dígitos, con su código de provincia (02 a 08)',
    ],
    ['emailE', '', undefined],
    ['emailE', `${long(40)}@correo.ec`, undefined],
    ['emailE', `${long(41)}@correo.ec`, most('Correo de la empresa', 50)],
    ['emailE', 'nomina@', 'El campo Correo de la empresa debe ser un correo electrónico válido'],
    ['direccionE', '', 'El campo Dirección de la empresa es obligatorio'],
    ['direccionE', long(50), undefined],
    ['direccionE', long(51), most('Dirección de la empresa', 50)],
    ['anios', '', 'El campo Años en la empresa es obligatorio'],
    ['anios', '0', 'El campo Años en la empresa debe ser mínimo 1'],
    ['anios', '1', undefined],
    ['anios', '99', undefined],
    ['anios', '100', 'El campo Años en la empresa debe ser máximo 99'],
    ['anios', '1.5', 'El campo Años en la empresa debe ser un número entero'],
    ['meses', '', undefined],
    ['meses', '0', undefined],
    ['meses', '11', undefined],
    ['meses', '12', 'El campo Meses en la empresa debe ser máximo 11'],
    ['meses', '-1', 'El campo Meses en la empresa debe ser mínimo 0'],
    ['ruc', '', undefined],
    ['ruc', '1710034065001', undefined],
    ['ruc', '1710034065', 'El campo RUC debe ser una identificación válida'],
    ['ruc', '1710034065000', 'El campo RUC debe ser una identificación válida'],
  ])('%s with %j says %j', (name, value, message) => {
    expect(errorsOf(SCHEMAS[person], { ...RIGHT, [name]: value })[name]).toBe(message);
  });
});

test('the telephone of the company is required of the applicant alone', () => {
  const without = { ...RIGHT, telefonoE: '' };
  expect(errorsOf(SCHEMAS.applicant, without)).toEqual({ telefonoE: 'El campo Teléfono de la empresa es obligatorio' });
  expect(errorsOf(SCHEMAS.spouse, without)).toEqual({});
});

test('a student and a pensioner have no employer; until something is chosen there may be one', () => {
  expect([employed, student, pensioner, null, undefined].map(asksEmployer)).toEqual([true, false, false, true, true]);
  for (const relacion of [student, pensioner])
    expect(errorsOf(SCHEMAS.applicant, { relacion, anios: 'x', empresa: long(351) })).toEqual({});
});

describe('values', () => {
  const read = (values: object) => toAnswer(v.parse(SCHEMAS.applicant, values as never));

  test('answers that were saved are those that are sent again', () => {
    expect(read(RIGHT)).toEqual(WORK);
    expect(toValues(read(RIGHT), CATALOGUES, placesIn(PROVINCES, WORK))).toEqual(RIGHT);
  });

  test('of a student nothing is sent but the relationship', () => {
    const sent = read({ ...RIGHT, relacion: student });
    expect(Object.entries(sent).filter(([, value]) => value !== undefined)).toEqual([
      ['employmentRelationshipId', student?.id],
    ]);
  });

  test('months may be none, and none is not nothing', () => {
    expect(read({ ...RIGHT, meses: '0' }).months).toBe(0);
    expect(read({ ...RIGHT, meses: '' }).months).toBeUndefined();
    expect(toValues({ ...WORK, months: 0 }, CATALOGUES, placesIn(PROVINCES, WORK)).meses).toBe('0');
  });

  test('the country is Ecuador unless another was chosen', () => {
    expect(emptyEmployer(CATALOGUES)).toMatchObject({ pais: { id: 218 }, empresa: '', provincia: null });
    expect(toValues({ countryId: 170 }, CATALOGUES, placesIn([], {})).pais).toMatchObject({ name: 'Colombia' });
  });

  test('the wire takes the longest texts that the form takes', () => {
    const longest = {
      ...RIGHT,
      empresa: long(350),
      razon: long(350),
      cargo: long(120),
      direccionE: long(50),
      emailE: `${long(40)}@correo.ec`,
      anios: '99',
    };
    const answer = read(longest);
    expect(decode(EconomicActivity, encode(EconomicActivity, answer))).toEqual(answer);
  });
});

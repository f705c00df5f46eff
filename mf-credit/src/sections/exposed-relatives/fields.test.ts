import { rowsOf } from '@vitrina/forms/lists';
import * as v from 'valibot';
import { APPLICANT, SPOUSE } from '../testing/answers';
import { CATALOGUES, RELATIONSHIPS } from '../testing/catalogues';
import { errorsOf } from '../testing/errors';
import { describe as describeList } from './fields';
import { namedOfficial, type Row, toAnswer, toValues } from './values';

const { schema } = describeList(1);
const LISTS = { identificationTypes: CATALOGUES.identificationTypes, relationships: RELATIONSHIPS };
const SAVED = {
  identificationTypeId: 3,
  identification: '1710034065',
  surnames: 'Vega Paz',
  firstNames: 'Rosa',
  relationshipId: 1,
  position: 'Fiscal',
  entity: 'Fiscalía',
};
const RIGHT = toValues([SAVED], LISTS).elements18.r000001 as Row;
const [natural, , national, passport] = CATALOGUES.identificationTypes;
const long = (length: number) => 'a'.repeat(length);
const errors = (row: Row) => errorsOf(schema, { elements18: rowsOf([row]) });
const WRONG = 'El campo Número de identificación debe ser una identificación válida';

test.each<[string, unknown, string | undefined]>([
  ['apellidos', '', 'El campo Apellidos es obligatorio'],
  ['apellidos', long(50), undefined],
  ['apellidos', long(51), 'El campo Apellidos debe tener máximo 50 caracteres'],
  ['nombres', '', 'El campo Nombres es obligatorio'],
  ['nombres', long(50), undefined],
  ['nombres', long(51), 'El campo Nombres debe tener máximo 50 caracteres'],
  ['tipoDni', null, 'El campo Tipo de identificación es obligatorio'],
  ['dni', '', 'El campo Número de identificación es obligatorio'],
  ['parentesco', null, 'El campo Parentesco es obligatorio'],
  ['cargo', '', 'El campo Cargo es obligatorio'],
  ['cargo', long(50), undefined],
  ['cargo', long(51), 'El campo Cargo debe tener máximo 50 caracteres'],
  ['entidad', '', 'El campo Entidad es obligatorio'],
  ['entidad', long(50), undefined],
  ['entidad', long(51), 'El campo Entidad debe tener máximo 50 caracteres'],
])('%s with %j says %j', (name, value, message) => {
  expect(errors({ ...RIGHT, [name]: value })).toEqual(message ? { [`elements18.r000001.${name}`]: message } : {});
});

test.each([
  [national, '1710034065', undefined],
  [national, ' 1710034065 ', undefined],
  [national, '1710034066', WRONG],
  [national, '1710034065001', WRONG],
  [national, 'AB123456', WRONG],
  [natural, '1710034065001', undefined],
  [natural, '1710034065', WRONG],
  [passport, 'AB123456', undefined],
  [passport, 'ab123456', undefined],
  [passport, 'AB12', WRONG],
  [passport, 'AB-123456', WRONG],
  [passport, 'A'.repeat(20), undefined],
  [passport, 'A'.repeat(21), 'El campo Número de identificación debe tener máximo 20 caracteres'],
])('of the type $name the number %j says %j', (tipoDni, dni, message) => {
  const found = errors({ ...RIGHT, tipoDni, dni })['elements18.r000001.dni'];
  expect(found).toBe(message);
});

test('answers that were saved are those that are sent again', () => {
  const saved = [SAVED, { ...SAVED, identificationTypeId: 4, identification: 'AB123456', relationshipId: 7 }];
  expect(toAnswer(v.parse(schema, toValues(saved, LISTS)).elements18)).toEqual(saved);
});

test('a passport is sent in capitals and without spaces', () => {
  const row = { ...RIGHT, tipoDni: passport, dni: 'ab 123 456' };
  expect(toAnswer(v.parse(schema, { elements18: rowsOf([row]) }).elements18)[0]?.identification).toBe('AB123456');
});

describe('the official of the personal data', () => {
  const named = (officialName: string) => namedOfficial({ personalData: { ...APPLICANT, officialName } }, LISTS);

  test.each([
    ['Rosa', 'Rosa', ''],
    ['Rosa Vega', 'Rosa', 'Vega'],
    ['Rosa Vega  Paz', 'Rosa', 'Vega Paz'],
    [' Rosa María Vega Paz', 'Rosa María', 'Vega Paz'],
  ])('%j is the first entry', (name, nombres, apellidos) => expect(named(name)).toEqual({ nombres, apellidos }));

  test('is what is known of the spouse, if that is who', () => {
    const answers = { personalData: { ...APPLICANT, officialName: 'LUIS VEGA' }, spousePersonalData: SPOUSE };
    expect(namedOfficial(answers, LISTS)).toEqual({
      apellidos: 'Vega Paz',
      nombres: 'Luis Alberto',
      tipoDni: national,
      dni: '0926687856',
      parentesco: RELATIONSHIPS[1],
    });
    const other = { ...answers, personalData: { ...APPLICANT, officialName: 'Luis Andrade' } };
    expect(namedOfficial(other, LISTS)).toEqual({ nombres: 'Luis', apellidos: 'Andrade' });
  });

  test('is nobody once there is an answer', () => {
    const answers = { personalData: APPLICANT };
    expect(toValues(undefined, LISTS, answers).elements18).toHaveProperty('new');
    expect(toValues([], LISTS, answers)).toEqual({ elements18: {} });
    expect(namedOfficial({}, LISTS)).toBeUndefined();
  });
});

import { APPLICATION_FORMS, type Person } from '@vitrina/rules';
import { APPLICANT, SPOUSE } from '../testing/answers';
import { CATALOGUES } from '../testing/catalogues';
import { errorsOf } from '../testing/errors';
import { askedOf } from './description';
import { toValues } from './values';

const PLACE = {
  provincia: { id: 1, name: 'Azuay' },
  ciudad: { id: 101, name: 'Cuenca' },
  parroquia: { id: 10101, name: 'Sucre' },
};
const RIGHT = { applicant: toValues(APPLICANT, CATALOGUES, PLACE), spouse: toValues(SPOUSE, CATALOGUES, PLACE) };
const errors = (person: Person, values: object) =>
  errorsOf(askedOf(person, APPLICATION_FORMS.credit).schema, { ...RIGHT[person], ...values });
const long = (length: number) => 'a'.repeat(length);

/** Half past eleven in the evening of 29 November in Ecuador: in UTC the 30th has begun. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T04:30:00Z'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('what is right is right', () => {
  expect(errors('applicant', {})).toEqual({});
  expect(errors('spouse', {})).toEqual({});
});

const letters = (field: string) => `El campo ${field} debe contener solo letras y espacios`;
const most = (field: string, max: number) => `El campo ${field} debe tener máximo ${max} caracteres`;

describe.each(['applicant', 'spouse'] as const)('of the %s', (person) => {
  test.each<[string, string, string | undefined]>([
    ['apellido1', long(25), undefined],
    ['apellido1', long(26), most('Primer apellido', 25)],
    ['apellido1', 'O’Neil 2', undefined],
    ['apellido2', '', undefined],
    ['apellido2', long(25), undefined],
    ['apellido2', long(26), most('Segundo apellido', 25)],
    ['apellido2', 'Ñacato 2', letters('Segundo apellido')],
    ['nombre1', long(25), undefined],
    ['nombre1', long(26), most('Primer nombre', 25)],
    ['nombre1', 'R2', letters('Primer nombre')],
    ['nombre2', '', undefined],
    ['nombre2', long(26), most('Segundo nombre', 25)],
    ['nombre2', 'R2', letters('Segundo nombre')],
    ['fecha', '29/11/2008', undefined],
    ['fecha', '30/11/2008', 'El campo Fecha de nacimiento debe ser igual o anterior al 29/11/2008'],
    ['fecha', '29/11/1926', undefined],
    ['fecha', '28/11/1926', 'El campo Fecha de nacimiento debe ser igual o posterior al 29/11/1926'],
    ['fecha', '29/02/2008', undefined],
    ['fecha', '29/02/2007', 'El campo Fecha de nacimiento debe ser una fecha válida (DD/MM/AAAA)'],
    ['fecha', '29/02/20__', 'El campo Fecha de nacimiento debe ser una fecha válida (DD/MM/AAAA)'],
    ['telefono', '', undefined],
    ['telefono', '072345678', undefined],
    ['telefono', '0987654321', 'El campo Teléfono fijo debe tener 9 dígitos, con su código de provincia (02 a 08)'],
    ['celular', '0891234567', undefined],
    ['celular', '072345678', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
    ['correo', `${long(40)}@correo.ec`, undefined],
    ['correo', `${long(41)}@correo.ec`, most('Correo electrónico', 50)],
    ['correo', 'ana@', 'El campo Correo electrónico debe ser un correo electrónico válido'],
    ['dni', '1710034065', undefined],
    ['dni', '171003406', 'El campo Número de identificación debe tener 10 dígitos'],
    ['dni', '1710034065001', 'El campo Número de identificación debe tener 10 dígitos'],
    ['dni', '1710034066', 'El campo Número de identificación debe ser una identificación válida'],
    ['dni', 'AB10034065', 'El campo Número de identificación debe contener solo números'],
  ])('%s with %j says %j', (name, value, message) => {
    expect(errors(person, { [name]: value })[name]).toBe(message);
  });
});

test('whoever was born on 29 February comes of age on 1 March of a common year, as it begins in Ecuador', () => {
  const born = { fecha: '29/02/2008' };
  const at = (now: string) => {
    jest.setSystemTime(new Date(now));
    return errors('applicant', born).fecha;
  };
  expect(at('2026-02-27T17:00:00Z')).toBe('El campo Fecha de nacimiento debe ser igual o anterior al 27/02/2008');
  expect(at('2026-02-28T17:00:00Z')).toBe('El campo Fecha de nacimiento debe ser igual o anterior al 28/02/2008');
  expect(at('2026-03-01T04:59:59Z')).toBe('El campo Fecha de nacimiento debe ser igual o anterior al 28/02/2008');
  expect(at('2026-03-01T05:00:00Z')).toBeUndefined();
});

test.each<[string, string, string | undefined]>([
  ['lugar', '', 'El campo Ciudad de nacimiento es obligatorio'],
  ['lugar', long(80), undefined],
  ['lugar', long(81), most('Ciudad de nacimiento', 80)],
  ['lugar', 'Quito 2', letters('Ciudad de nacimiento')],
  ['cargas', '', 'El campo Número de cargas familiares es obligatorio'],
  ['cargas', '0', 'El campo Número de cargas familiares debe ser mínimo 1'],
  ['cargas', '1', undefined],
  ['cargas', '99', undefined],
  ['cargas', '100', 'El campo Número de cargas familiares debe ser máximo 99'],
  ['cargas', '1.5', 'El campo Número de cargas familiares debe ser un número entero'],
  ['cargas', 'dos', 'El campo Número de cargas familiares debe ser un número entero'],
  ['calle1', '', 'El campo Calle principal es obligatorio'],
  ['calle1', long(50), undefined],
  ['calle1', long(51), most('Calle principal', 50)],
  ['numeroCalle', '', 'El campo Número de la casa es obligatorio'],
  ['numeroCalle', long(51), most('Número de la casa', 50)],
  ['calle2', '', 'El campo Calle secundaria es obligatorio'],
  ['calle2', long(20), undefined],
  ['calle2', long(21), most('Calle secundaria', 20)],
  ['barrio', '', undefined],
  ['barrio', long(50), undefined],
  ['barrio', long(51), most('Barrio', 50)],
  ['manzana', '', undefined],
  ['manzana', long(51), most('Manzana', 50)],
  ['referencia', '', undefined],
  ['referencia', long(51), most('Referencia', 50)],
  ['correo', '', 'El campo Correo electrónico es obligatorio'],
  ['dni', '', 'El campo Número de identificación es obligatorio'],
  ['origenFondo', '', 'El campo Origen de los fondos es obligatorio'],
  ['origenFondo', long(80), undefined],
  ['origenFondo', long(81), most('Origen de los fondos', 80)],
  ['nombreFuncionario', '', undefined],
  ['nombreFuncionario', long(50), undefined],
  ['nombreFuncionario', long(51), most('Nombre del funcionario', 50)],
  ['nombrePublico', '', undefined],
  ['nombrePublico', long(51), most('Nombre del cargo público', 50)],
  ['desde', '', undefined],
  ['desde', '29/10/2026', 'El campo Hasta debe ser igual o posterior al 30/10/2026'],
  ['desde', '30/10/2026', 'El campo Desde debe ser igual o anterior al 29/10/2026'],
  ['desde', '28/11/1936', 'El campo Desde debe ser igual o posterior al 29/11/1936'],
  ['desde', '29/11/1936', undefined],
  ['hasta', '', undefined],
  ['hasta', '14/05/2019', 'El campo Hasta debe ser igual o posterior al 15/05/2019'],
  ['hasta', '15/05/2019', undefined],
  ['hasta', '29/11/2026', undefined],
  ['hasta', '30/11/2026', 'El campo Hasta debe ser igual o anterior al 29/11/2026'],
  ['hasta', '12/0_/____', 'El campo Hasta debe ser una fecha válida (DD/MM/AAAA)'],
])('of the applicant, %s with %j says %j', (name, value, message) => {
  const found = errors('applicant', { [name]: value });
  // The end of an office is told at the end, whichever of the two dates was changed.
  expect(found[name] ?? found.hasta).toBe(message);
});

test.each(['dni', 'correo'])('of the spouse, %s may be missing', (name) => {
  expect(errors('spouse', { [name]: '' })).toEqual({});
});

test('what a switch does not show is not judged', () => {
  const wrong = { nombreFuncionario: long(51), nombrePublico: long(51), desde: 'x', hasta: 'x' };
  expect(errors('applicant', { ...wrong, pep: false, funcionarios: false })).toEqual({});
  expect(errors('applicant', { ...wrong, cargoPublico: false, funcionarios: false })).toEqual({});
  expect(Object.keys(errors('applicant', wrong))).toEqual(['nombrePublico', 'desde', 'hasta', 'nombreFuncionario']);
});

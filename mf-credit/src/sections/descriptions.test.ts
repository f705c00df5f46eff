import type { FieldObject } from '@vitrina/forms';
import { APPLICATION_FORMS, type ApplicationForm, type Person } from '@vitrina/rules';
import * as v from 'valibot';
import { ECONOMIC_ACTIVITY } from './economic-activity/fields';
import { fieldsIn } from './parts/description';
import { askedOf } from './personal-data/description';
import { CATALOGUES } from './testing/catalogues';

/** Every wizard there is, and one that asks nobody about public offices. */
const FORMS = [
  ...Object.values(APPLICATION_FORMS),
  { ...APPLICATION_FORMS.funds, name: 'quiet', asksExposure: false },
] as readonly (Pick<ApplicationForm, 'asksExposure'> & { name: string })[];
const PERSONS: readonly Person[] = ['applicant', 'spouse'];
const YES_NO = [false, true];

/** A combination of answers, and the fields that it asks for: a name with * is required. */
type Case = { values: Record<string, unknown>; fields: readonly FieldObject[]; expected: string };

/** What is asked for by these values; required is what may not be left out. */
const askedFor = (fields: readonly FieldObject[], values: Record<string, unknown>) =>
  fields
    .filter(({ conditions }) => conditions.every(({ name, test }) => test(values[name])))
    .map(({ name, rule }) => (v.safeParse(rule, undefined).success ? name : `${name}*`))
    .join(' ');

const NAMES = 'apellido1* apellido2 nombre1* nombre2 genero*';
const ADDRESS = 'direccion* provincia* ciudad* parroquia* calle1* numeroCalle* calle2* barrio manzana referencia';

const ofApplicant = (asksExposure: boolean, isExposed: boolean, hasOffice: boolean, hasRelatives: boolean) =>
  [
    `tipo* tipoDni dni* ${NAMES}`,
    'fecha* lugar* nacionalidad* estado* cargas*',
    ADDRESS,
    'telefono celular* correo*',
    'origenFondo*',
    asksExposure && 'pep',
    asksExposure && isExposed && 'cargoPublico',
    asksExposure && isExposed && hasOffice && 'nombrePublico desde hasta',
    asksExposure && 'funcionarios',
    asksExposure && hasRelatives && 'nombreFuncionario',
  ]
    .filter(Boolean)
    .join(' ');
const OF_SPOUSE = `tipo* tipoDni dni ${NAMES} fecha* nacionalidad* telefono celular* correo`;

const personal = FORMS.flatMap((form) =>
  PERSONS.flatMap((person) =>
    YES_NO.flatMap((pep) =>
      YES_NO.flatMap((cargoPublico) =>
        YES_NO.map((funcionarios): [string, Case] => [
          `${form.name}, ${person}, exposed ${pep}, office ${cargoPublico}, relatives ${funcionarios}`,
          {
            values: { pep, cargoPublico, funcionarios },
            fields: fieldsIn(askedOf(person, form).description),
            expected:
              person === 'applicant' ? ofApplicant(form.asksExposure, pep, cargoPublico, funcionarios) : OF_SPOUSE,
          },
        ]),
      ),
    ),
  ),
);

const work = (phone: string) =>
  'relacion* tipoAc* sector* empresa* razon ruc cargo* anios* meses ' +
  `pais provincia* ciudad* direccionE* ${phone} emailE`;
const economic = PERSONS.flatMap((person) =>
  [null, ...CATALOGUES.employmentRelationships].map((relacion): [string, Case] => [
    `${person}, ${relacion?.name ?? 'nothing chosen'}`,
    {
      values: { relacion },
      fields: fieldsIn(ECONOMIC_ACTIVITY[person]),
      expected:
        relacion && relacion.name !== 'EMPLEADO PRIVADO'
          ? 'relacion*'
          : work(person === 'applicant' ? 'telefonoE*' : 'telefonoE'),
    },
  ]),
);

test.each(personal)('personal data: %s', (_, { fields, values, expected }) =>
  expect(askedFor(fields, values)).toBe(expected),
);
test.each(economic)('economic activity: %s', (_, { fields, values, expected }) =>
  expect(askedFor(fields, values)).toBe(expected),
);
test('there is a case for every wizard and every answer', () => {
  expect([personal.length, economic.length]).toEqual([3 * 2 * 8, 2 * 4]);
});

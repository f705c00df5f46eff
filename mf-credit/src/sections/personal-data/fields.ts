import {
  emailField,
  filled,
  type Item,
  identityField,
  integerField,
  landlineField,
  lockedField,
  messages,
  mobileField,
  namesField,
  optional,
  radioField,
  selectField,
  switchField,
  textField,
  when,
} from '@vitrina/forms';
import { comboField } from '@vitrina/forms/combo';
import { dateField } from '@vitrina/forms/masks';
import { isLettersAndSpaces, type Person } from '@vitrina/rules';
import { LABELS } from '@vitrina/rules/answer-labels';
import * as v from 'valibot';
import { APPOINTMENT, BIRTH, today } from '../parts/days';
import { suggestedField } from '../parts/suggested-field';

const L = LABELS.personalData;
/** Longest texts (specification 2, section 5). */
const MAX = { name: 25, city: 80, text: 50, secondaryStreet: 20, fundsOrigin: 80 } as const;
const MOST_DEPENDANTS = 99;

const cityName = (label: string) =>
  v.pipe(
    filled(label),
    v.maxLength(MAX.city, messages.tooLong(label, MAX.city)),
    v.check(isLettersAndSpaces, messages.letters(label)),
  );

/** What both persons are asked. Browsers know the customer: they fill in nobody else (WCAG 1.3.5). */
function fieldsOf(person: Person) {
  const own = (token: string) => (person === 'applicant' ? token : 'off');
  return {
    personType: radioField({ name: 'tipo', label: L.personTypeId, readOnly: true }),
    identificationType: lockedField<'tipoDni', Item>({ name: 'tipoDni', label: L.identificationTypeId }),
    identification: identityField({ name: 'dni', label: L.identification, hint: 'Los 10 dígitos, sin guion' }),
    surname: textField({
      name: 'apellido1',
      label: L.surname,
      max: MAX.name,
      autoCapitalize: 'words',
      autoComplete: own('family-name'),
    }),
    secondSurname: optional(
      namesField({ name: 'apellido2', label: L.secondSurname, max: MAX.name, autoComplete: 'off' }),
    ),
    firstName: namesField({ name: 'nombre1', label: L.firstName, max: MAX.name, autoComplete: own('given-name') }),
    secondName: optional(
      namesField({ name: 'nombre2', label: L.secondName, max: MAX.name, autoComplete: own('additional-name') }),
    ),
    gender: selectField({ name: 'genero', label: L.genderId, autoComplete: own('sex') }),
    birthDate: dateField({
      name: 'fecha',
      label: L.birthDate,
      ...BIRTH,
      autoComplete: own('bday'),
    }),
    nationality: comboField({ name: 'nacionalidad', label: L.nationalityId }),
    phone: optional(landlineField({ name: 'telefono', label: L.phone, hint: 'Con su código de provincia: 022345678' })),
    mobile: mobileField({ name: 'celular', label: L.mobile, autoComplete: own('tel-national') }),
    email: emailField({ name: 'correo', label: L.email, autoComplete: own('email') }),
  };
}

const text = <const N extends string>(name: N, label: string, autoComplete = 'off', max: number = MAX.text) =>
  textField({ name, label, max, autoComplete });

export const province = comboField({ name: 'provincia', label: L.provinceId });
export const city = comboField({ name: 'ciudad', label: L.cityId });
/** The specification lists no rule for it: required, as every part of the address of the applicant (N21). */
export const parish = comboField({ name: 'parroquia', label: L.parishId });

const address = [
  selectField({ name: 'direccion', label: L.addressTypeId }),
  province,
  city,
  parish,
  text('calle1', L.mainStreet, 'address-line1'),
  text('numeroCalle', L.streetNumber),
  text('calle2', L.secondaryStreet, 'address-line2', MAX.secondaryStreet),
  optional(text('barrio', L.neighbourhood, 'address-level3')),
  optional(text('manzana', L.block)),
  optional(text('referencia', L.reference)),
] as const;

export const isExposed = switchField({ name: 'pep', label: L.isExposed });
export const hasExposedRelatives = switchField({ name: 'funcionarios', label: L.hasExposedRelatives });
const isOn = (value: boolean | null | undefined) => value === true;
const [publicOffice] = when(isExposed, isOn, [switchField({ name: 'cargoPublico', label: L.holdsPublicOffice })]);
export const holdsPublicOffice = publicOffice;
export const officialName = optional(text('nombreFuncionario', L.officialName));
export const office = [
  optional(text('nombrePublico', L.publicOfficeName, 'organization-title')),
  optional(
    dateField({
      name: 'desde',
      label: L.officeFrom,
      ...APPOINTMENT,
    }),
  ),
  optional(dateField({ name: 'hasta', label: L.officeUntil, max: today })),
] as const;

const applicant = fieldsOf('applicant');
const spouse = fieldsOf('spouse');

/** What each person is asked, by the headings under which they stand: one section, described twice. */
export const PERSONAL_DATA = {
  applicant: {
    Identidad: [
      applicant.personType,
      applicant.identificationType,
      applicant.identification,
      applicant.surname,
      applicant.secondSurname,
      applicant.firstName,
      applicant.secondName,
      applicant.gender,
    ],
    'Nacimiento y familia': [
      applicant.birthDate,
      textField({ name: 'lugar', label: L.birthPlace, rule: cityName, autoComplete: 'off' }),
      applicant.nationality,
      selectField({ name: 'estado', label: L.civilStatusId }),
      integerField({
        ...{ name: 'cargas', label: L.dependants, min: 1, max: MOST_DEPENDANTS },
        hint: 'Cuántas personas viven de tus ingresos, contándote a ti.',
      }),
    ],
    Dirección: address,
    Contacto: [applicant.phone, applicant.mobile, applicant.email],
    Fondos: [
      suggestedField({
        name: 'origenFondo',
        label: L.fundsOrigin,
        max: MAX.fundsOrigin,
        hint: 'De dónde viene el dinero: tu sueldo, tu negocio, una venta',
      }),
    ],
    'Cargos públicos': [
      isExposed,
      holdsPublicOffice,
      ...when(holdsPublicOffice, isOn, office),
      hasExposedRelatives,
      ...when(hasExposedRelatives, isOn, [officialName]),
    ],
  },
  spouse: {
    Identidad: [
      spouse.personType,
      spouse.identificationType,
      optional(spouse.identification),
      spouse.surname,
      spouse.secondSurname,
      spouse.firstName,
      spouse.secondName,
      spouse.gender,
    ],
    Nacimiento: [spouse.birthDate, spouse.nationality],
    Contacto: [spouse.phone, spouse.mobile, optional(spouse.email)],
  },
} as const;

import {
  emailField,
  mobileField,
  namesField,
  type OutputOf,
  optional,
  schemaOf,
  selectField,
  textField,
  type ValuesOf,
} from '@vitrina/forms';
import { comboField } from '@vitrina/forms/combo';

/** Longest text of an address (specification 2, section 5). */
const MAX = 50;

export const firstNames = namesField({ name: 'nombres', label: 'Nombres', autoComplete: 'given-name' });
export const surnames = namesField({ name: 'apellidos', label: 'Apellidos', autoComplete: 'family-name' });

export const emailType = selectField({ name: 'tipoEmail', label: 'Tipo de correo' });
export const email = emailField({
  name: 'email',
  label: 'Correo electrónico',
  hint: 'Un correo nuevo cuenta cuando lo confirmas.',
});
export const phoneType = selectField({ name: 'tipoTelf', label: 'Tipo de teléfono' });
export const mobile = mobileField({ name: 'telefono', label: 'Celular' });

export const addressType = selectField({ name: 'tipoDir', label: 'Tipo de dirección' });
export const mainStreet = textField({
  name: 'calle1',
  label: 'Calle principal',
  max: MAX,
  autoComplete: 'address-line1',
});
export const secondaryStreet = textField({
  name: 'calle2',
  label: 'Calle secundaria',
  max: MAX,
  autoComplete: 'address-line2',
});
export const number = textField({ name: 'numero', label: 'Número', max: MAX, autoComplete: 'off' });
export const neighbourhood = optional(
  textField({ name: 'barrio', label: 'Barrio', max: MAX, autoComplete: 'address-level3' }),
);
export const reference = optional(
  textField({ name: 'referencia', label: 'Referencia', max: MAX, hint: 'Qué hay cerca', autoComplete: 'off' }),
);
export const city = comboField({ name: 'tipoCanton', label: 'Ciudad' });
export const parish = optional(comboField({ name: 'tipoParro', label: 'Parroquia' }));

const fields = [
  firstNames,
  surnames,
  emailType,
  email,
  phoneType,
  mobile,
  addressType,
  mainStreet,
  secondaryStreet,
  number,
  neighbourhood,
  reference,
  city,
  parish,
] as const;

/** The names of the form's fields, as the specification has them. */
export const FIELD_NAMES = fields.map(({ name }) => name);

export type PersonalValues = ValuesOf<typeof fields>;
export type PersonalOutput = OutputOf<typeof fields>;

/** Rules and messages of the personal data (specification 2, section 5). */
export const schema = schemaOf(fields);

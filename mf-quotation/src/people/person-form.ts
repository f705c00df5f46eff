import {
  consentField,
  emailField,
  identityField,
  mobileField,
  namesField,
  type OutputOf,
  schemaOf,
} from '@vitrina/forms';

/** Fields of a person (specification 1, sections 3 and 5; names as spelled there). */
export const ci = identityField({ name: 'ci', label: 'Cédula', hint: 'Los 10 dígitos, sin guion' });
export const nombres = namesField({ name: 'nombres', label: 'Nombres', autoComplete: 'given-name' });
export const apellidos = namesField({ name: 'apellidos', label: 'Apellidos', autoComplete: 'family-name' });
export const email = emailField({ name: 'email', label: 'Correo electrónico' });
export const telefono = mobileField({ name: 'telefono', label: 'Celular' });
/** The handling of their data, which they must agree to. */
export const promo = consentField({ name: 'promo', label: 'Autorización de datos personales' });

/** A person who agrees to the handling of their data: part of every lead form. */
export const personFields = [ci, nombres, apellidos, email, telefono, promo] as const;

/** The form of a person alone: the customer form of a quotation. */
export const personForm = schemaOf(personFields);

/** A person whose data are valid. */
export type Person = OutputOf<typeof personFields>;

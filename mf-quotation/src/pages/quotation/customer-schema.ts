import {
  consent,
  emailAddress,
  formSchema,
  identityNumber,
  mobilePhone,
  personNames,
  type SubmitHandler,
} from '@vitrina/forms';

/** The customer form (specification 1, sections 3 and 5; field names as spelled there). */
export const customerSchema = formSchema({
  ci: identityNumber('Cédula'),
  nombres: personNames('Nombres'),
  apellidos: personNames('Apellidos'),
  email: emailAddress('Correo electrónico'),
  telefono: mobilePhone('Celular'),
  promo: consent(),
});

/** A customer whose data keep the rules. */
export type Customer = Parameters<SubmitHandler<typeof customerSchema>>[0];

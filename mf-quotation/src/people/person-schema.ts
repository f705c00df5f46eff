import { consent, emailAddress, identityNumber, mobilePhone, personNames } from '@vitrina/forms';

/** The fields of a person who agrees to the handling of their data (specification 1, sections 3 and 5; names as spelled there). */
export const personEntries = {
  ci: identityNumber('Cédula'),
  nombres: personNames('Nombres'),
  apellidos: personNames('Apellidos'),
  email: emailAddress('Correo electrónico'),
  telefono: mobilePhone('Celular'),
  promo: consent(),
};

import { IDENTITY_TYPES, LIMITS, OTP_LENGTH } from '@vitrina/contract';
import {
  isEmailAddress,
  isLandline,
  isMobilePhone,
  isPersonName,
  isPlate,
  isValidIdentity,
  nationalPhone,
} from '@vitrina/rules';
import * as v from 'valibot';
import { messages } from './messages';
import { filled } from './texts';

/** A national identity number: ten digits with their check digit. */
export const identityNumber = (label = 'Cédula') =>
  v.optional(
    v.pipe(
      filled(label),
      v.digits(messages.digits(label)),
      v.length(LIMITS.identity, messages.exactDigits(label, LIMITS.identity)),
      v.check((value) => isValidIdentity(value, IDENTITY_TYPES.nationalId), messages.identity(label)),
    ),
    '',
  );

/** First names or surnames. */
export const personNames = (label: string, max: number = LIMITS.names) =>
  v.optional(
    v.pipe(
      filled(label),
      v.maxLength(max, messages.tooLong(label, max)),
      v.check(isPersonName, messages.letters(label)),
    ),
    '',
  );

export const emailAddress = (label = 'Correo electrónico') =>
  v.optional(
    v.pipe(
      filled(label),
      v.maxLength(LIMITS.email, messages.tooLong(label, LIMITS.email)),
      v.check(isEmailAddress, messages.email(label)),
    ),
    '',
  );

export const mobilePhone = (label = 'Celular') =>
  v.optional(v.pipe(filled(label), v.transform(nationalPhone), v.check(isMobilePhone, messages.mobile(label))), '');

export const landline = (label = 'Teléfono convencional') =>
  v.optional(v.pipe(filled(label), v.transform(nationalPhone), v.check(isLandline, messages.landline(label))), '');

/** A telephone of any kind, mobile or landline. */
export const phone = (label = 'Teléfono') =>
  v.optional(
    v.pipe(
      filled(label),
      v.transform(nationalPhone),
      v.digits(messages.digits(label)),
      v.check(
        ({ length }) => length >= LIMITS.phoneMin && length <= LIMITS.phoneMax,
        messages.phone(label, LIMITS.phoneMin, LIMITS.phoneMax),
      ),
    ),
    '',
  );

/** A vehicle plate, 6 to 7 characters. */
export const plate = (label = 'Placa') =>
  v.optional(
    v.pipe(
      filled(label),
      v.regex(/^[A-Za-z0-9 ]*$/, messages.plate(label)),
      v.check(isPlate, messages.between(label, LIMITS.plateMin, LIMITS.plateMax)),
    ),
    '',
  );

/** The code of five characters sent by e-mail and SMS. */
export const otp = () => v.optional(v.pipe(v.string(), v.trim(), v.length(OTP_LENGTH, messages.otp)), '');

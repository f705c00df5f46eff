import { LIMITS } from '@vitrina/contract';
import * as v from 'valibot';
import { messages } from './messages';

/** A new account's password (specification 1, section 5). */
export const REGISTRATION_LIMITS = { min: LIMITS.passwordMin, max: LIMITS.passwordMax };

/** A password as typed, spaces included; 7 to 10 characters at registration. */
export const password = (label = 'Contraseña', { min, max }: { min: number; max?: number } = REGISTRATION_LIMITS) =>
  v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(messages.required(label)),
      v.check(
        (value) => value.length >= min && value.length <= (max ?? Number.POSITIVE_INFINITY),
        max ? messages.between(label, min, max) : messages.tooShort(label, min),
      ),
    ),
    '',
  );

/** An existing password, only compared: at sign-in. */
export const currentPassword = (label = 'Contraseña') =>
  v.optional(v.pipe(v.string(), v.nonEmpty(messages.required(label))), '');

import { LIMITS } from '@vitrina/contract';
import * as v from 'valibot';
import { messages } from './messages';

/** A password as typed, spaces included; 7 to 10 characters at registration. */
export const password = (
  label = 'Contraseña',
  { min, max }: { min: number; max?: number } = { min: LIMITS.passwordMin, max: LIMITS.passwordMax },
) =>
  v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(messages.required(label)),
      v.check(
        (value) => value.length >= min && value.length <= (max ?? Number.POSITIVE_INFINITY),
        max ? messages.between(label, min, max) : `El campo ${label} debe tener mínimo ${min} caracteres`,
      ),
    ),
    '',
  );

/** An existing password, only compared: at sign-in. */
export const currentPassword = (label = 'Contraseña') =>
  v.optional(v.pipe(v.string(), v.nonEmpty(messages.required(label))), '');

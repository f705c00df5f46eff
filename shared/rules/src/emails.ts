import { LIMITS } from '@vitrina/contract';
import { RFC_EMAIL_REGEX } from 'valibot';

/** An e-mail address as browsers judge it (HTML Standard, 'valid email address'), at most 50 characters. */
export const isEmailAddress = (value: string): boolean => value.length <= LIMITS.email && RFC_EMAIL_REGEX.test(value);

import { IDENTITY_TYPES } from '@vitrina/contract';

/** Kind of identification: 1 natural-person tax number, 2 legal-entity tax number, 3 national ID; any other, e.g. a passport. */
export type IdentityType = (typeof IDENTITY_TYPES)[keyof typeof IDENTITY_TYPES] | number;

/**
 * Whether a legal-entity tax number must carry its modulo-11 check digit (the specification's rule).
 * Set it to false to relax the rule: the tax authority has issued numbers without a valid check digit.
 */
export const LEGAL_ENTITY_CHECK_DIGIT_REQUIRED = true;

/** Minimum length of a kind of identification without a rule of its own. */
export const OTHER_IDENTITY_MIN_LENGTH = 5;

/**
 * Numbers that the arithmetic would accept but that belong to nobody: test values that the specification always
 * rejects.
 */
const REJECTED = new Set(['1212121212', '2222222222']);

/** Provinces are numbered 1 to 24; 30 stands for Ecuadorians registered abroad. */
const hasProvince = (value: string) => {
  const province = Number(value.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30;
};

const hasEstablishment = (value: string) => !value.endsWith('000');

/** Weights 2 and 1 alternate over nine digits; a product above 9 counts as the sum of its digits. */
const checkDigitModulo10 = (value: string) => {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const product = Number(value[i]) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
};

/** Modulo 11 over as many digits as there are weights; 10 (remainder 1) is not a digit, so no number passes it. */
const checkDigitModulo11 = (value: string, weights: readonly number[]) =>
  (11 - (weights.reduce((sum, weight, i) => sum + weight * Number(value[i]), 0) % 11)) % 11;

const PUBLIC_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const;
const PRIVATE_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

const isNationalId = (value: string) =>
  /^\d{10}$/.test(value) && hasProvince(value) && checkDigitModulo10(value) === Number(value[9]);

const isNaturalTaxNumber = (value: string) =>
  /^\d{2}[0-5]\d{10}$/.test(value) &&
  hasProvince(value) &&
  hasEstablishment(value) &&
  checkDigitModulo10(value) === Number(value[9]);

const isLegalTaxNumber = (value: string, checkDigitRequired: boolean) => {
  if (!/^\d{2}[69]\d{10}$/.test(value) || !hasProvince(value) || !hasEstablishment(value)) return false;
  if (!checkDigitRequired) return true;
  const weights = value[2] === '6' ? PUBLIC_WEIGHTS : PRIVATE_WEIGHTS;
  return checkDigitModulo11(value, weights) === Number(value[weights.length]);
};

/**
 * Whether `value` is an identification number of `type` (specification 1, section 5). The value is checked as is:
 * spaces and dashes make it invalid, leading zeros count.
 */
export function isValidIdentity(
  value: string,
  type: IdentityType,
  { legalEntityCheckDigit = LEGAL_ENTITY_CHECK_DIGIT_REQUIRED } = {},
): boolean {
  if (REJECTED.has(value)) return false;
  switch (type) {
    case IDENTITY_TYPES.nationalId:
      return isNationalId(value);
    case IDENTITY_TYPES.naturalTaxNumber:
      return isNaturalTaxNumber(value);
    case IDENTITY_TYPES.legalTaxNumber:
      return isLegalTaxNumber(value, legalEntityCheckDigit);
    default:
      return value.trim().length >= OTHER_IDENTITY_MIN_LENGTH;
  }
}

/** A passport as providers take it: capitals and digits. */
const PASSPORT = /^[A-Z0-9]{5,20}$/;

/**
 * Whether `value` may be the identification of a third person who pays: a passport by its pattern, any other kind by its
 * own rule (docs/spec/3-purchase.md, section 7).
 */
export const isPayerIdentity = (value: string, type: IdentityType): boolean =>
  type === IDENTITY_TYPES.passport ? PASSPORT.test(value) : isValidIdentity(value, type);

/** A mobile number: 0, then 8 or 9, then eight digits. */
export const isMobilePhone = (value: string): boolean => /^0[89]\d{8}$/.test(value);

/** A landline number: 0, then an area code 2 to 8, then seven digits. */
export const isLandline = (value: string): boolean => /^0[2-8]\d{7}$/.test(value);

/**
 * A phone number as dialled within the country, 0987654321 or 022345678, from what people write and browsers fill in:
 * with spaces and dashes, with the country's code (+593, 00593), with that and the 0 that it stands for, without either.
 * What is no complete number yet, or none at all, keeps its digits: so it can be used on every key.
 */
export function nationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = `0${digits.replace(/^(00)?593/, '').replace(/^0+/, '')}`;
  return isMobilePhone(national) || isLandline(national) ? national : digits;
}

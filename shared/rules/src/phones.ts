/** A mobile number: 0, then 8 or 9, then eight digits. */
export const isMobilePhone = (value: string): boolean => /^0[89]\d{8}$/.test(value);

/** A landline number: 0, then an area code 2 to 8, then seven digits. */
export const isLandline = (value: string): boolean => /^0[2-8]\d{7}$/.test(value);

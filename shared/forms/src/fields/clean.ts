/** `171-234 567-5` is 1712345675. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** `+593 9 8765 4321` becomes 0987654321, as dialled within the country. */
export const phoneDigits = (text: string): string => onlyDigits(text).replace(/^593(?=\d{8,9}$)/, '0');

/** `pba-1234` is PBA1234. */
export const plateText = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9 ]/g, '');

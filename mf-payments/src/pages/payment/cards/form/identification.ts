/** An identification as it is judged and sent: without spaces and dashes, in capitals. */
export const identificationOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

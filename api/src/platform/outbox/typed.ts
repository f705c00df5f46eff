/**
 * What a guest typed about themselves (a name, a plate), as a message to an address that nobody has confirmed may carry
 * it: letters, digits and spaces in one line. A stranger cannot write to others through us, nor send them a link.
 */
export const typed = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** The first characters of a text, composed first, so that no letter is separated from its accent or tilde. */
export const cut = (text: string, characters: number): string =>
  [...text.normalize('NFC').trim()].slice(0, characters).join('').trim();

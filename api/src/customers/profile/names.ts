/** First names or surnames as a profile has them: the first word, and the rest. */
interface Split {
  first: string;
  rest: string | undefined;
}

const inOneLine = (text: string): string => text.normalize('NFC').replace(/ +/g, ' ').trim();

/** Takes kept names apart at their first space. `joinNames` puts them together again, without a loss. */
export function splitNames(names: string): Split {
  const text = inOneLine(names);
  const space = text.indexOf(' ');
  return space < 0 ? { first: text, rest: undefined } : { first: text.slice(0, space), rest: text.slice(space + 1) };
}

/** Names as they are kept: their words with one space between them. */
export const joinNames = (first: string, rest: string | undefined): string => inOneLine(`${first} ${rest ?? ''}`);

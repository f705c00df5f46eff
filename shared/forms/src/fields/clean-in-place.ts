/** Converts what was typed or pasted into what is stored, e.g. keeps only digits. */
export type Clean = (text: string) => string;

const isSame = (a: string | undefined, b: string | undefined) => a?.toUpperCase() === b?.toUpperCase();

/** The caret's place in the cleaned text: before those characters that stood after it and are still there. */
function caretIn(cleaned: string, text: string, caret: number): number {
  let place = cleaned.length;
  for (let i = text.length - 1; i >= caret; i--) if (isSame(text[i], cleaned[place - 1])) place--;
  return place;
}

/** Cleans the text of a control in place, so that the caret stays where it was although the text around it changes. */
export function cleanInPlace(control: HTMLInputElement, clean: Clean): string {
  const { value, selectionStart } = control;
  const text = clean(value);
  if (text !== value) {
    const caret = caretIn(text, value, selectionStart ?? value.length);
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  return text;
}

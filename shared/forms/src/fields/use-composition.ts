import { type ChangeEvent, type SyntheticEvent, useState } from 'react';

/** A text control whose text may be rewritten. */
export type Typing = {
  /** The text that the control shows, unless a keyboard composes in it. */
  value: string;
  /** Takes what was typed or pasted; may rewrite it in the control. */
  take(control: HTMLInputElement): void;
  /**
   * Takes the text of an unfinished composition, which must not be rewritten in the control.
   * @returns the `value` that follows from it
   */
  preview?(text: string): string;
};

/**
 * The props of a text control whose text is cleaned or masked. While a keyboard composes (an IME; Gboard does so for
 * every word), the text belongs to the keyboard: rewritten, it would be inserted once more with the next key. So it
 * stays as it is in the control until the composition ends, then `take` gets it. A value from elsewhere, such as an
 * option that is pressed meanwhile, ends the composition.
 */
export function useComposition({ value, take, preview }: Typing) {
  /** What is being composed, and the value as long as only the keyboard has changed it; null if nothing is. */
  const [composed, setComposed] = useState<{ text: string; value: string } | null>(null);
  const isOurs = composed?.value === value;
  const end = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (composed === null) return;
    setComposed(null);
    if (isOurs) take(currentTarget);
  };
  return {
    value: composed && isOurs ? composed.text : value,
    onChange({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      // Safari before 16.4 does not say so; there the start of the composition alone tells.
      const { isComposing } = nativeEvent as { isComposing?: boolean };
      if (!(composed && isOurs) && !isComposing) return take(control);
      setComposed({ text: control.value, value: preview?.(control.value) ?? value });
    },
    onCompositionStart: ({ currentTarget: control }: SyntheticEvent<HTMLInputElement>) =>
      setComposed({ text: control.value, value }),
    onCompositionEnd: end,
    /** Some keyboards end a composition without saying so when the field is left. */
    onBlur: end,
  };
}

/**
 * Whether a key belongs to a composition: its Enter accepts a suggestion, not the field. Safari ends the composition
 * before that key, which it marks with the code 229.
 */
export const isComposing = ({ nativeEvent }: { nativeEvent: { isComposing: boolean; keyCode: number } }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

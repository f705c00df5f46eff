import { type ChangeEvent, type SyntheticEvent, useState } from 'react';

/** A text control whose text may be rewritten. */
export type Typing = {
  /** The text that the control shows, unless a keyboard composes in it. */
  value: string;
  /** Takes what was typed or pasted; may rewrite it in the control. */
  take(control: HTMLInputElement): void;
  /** Takes the text of an unfinished composition, which must not be rewritten in the control. */
  preview?(text: string): void;
};

/**
 * The props of a text control whose text is cleaned or masked. While a keyboard composes (an IME; Gboard does so for
 * every word), the text belongs to the keyboard: rewritten, it would be inserted once more with the next key. So it
 * stays as it is in the control until the composition ends, then `take` gets it.
 */
export function useComposition({ value, take, preview }: Typing) {
  const [composed, setComposed] = useState<string | null>(null); // null: nothing is being composed
  const end = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (composed === null) return;
    setComposed(null);
    take(currentTarget);
  };
  return {
    value: composed ?? value,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      // Safari before 16.4 does not say so; there the start of the composition alone tells.
      const { isComposing } = nativeEvent as { isComposing?: boolean };
      if (composed === null && !isComposing) return take(currentTarget);
      setComposed(currentTarget.value);
      preview?.(currentTarget.value);
    },
    onCompositionStart: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setComposed(currentTarget.value),
    onCompositionEnd: end,
    /** Some keyboards end a composition without saying so when the field is left. */
    onBlur: end,
  };
}

/** Whether a key belongs to a composition: its Enter accepts a suggestion, not the field. */
export const isComposing = ({ nativeEvent }: { nativeEvent: { isComposing: boolean } }): boolean =>
  nativeEvent.isComposing;

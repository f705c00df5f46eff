import { useState } from 'react';

export type Question<T> = {
  /** What is asked about, while it is asked. */
  asked: { about: T; answer(isYes: boolean): void } | undefined;
  /** Asks, and waits for the answer. */
  ask(about: T): Promise<boolean>;
};

/** A question in the middle of something that waits for its answer: render a dialog while something is `asked`. */
export function useQuestion<T>(): Question<T> {
  const [asked, setAsked] = useState<Question<T>['asked']>();
  const ask = (about: T) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        resolve(isYes);
      };
      setAsked({ about, answer });
    });
  return { asked, ask };
}

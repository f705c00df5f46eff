import { ConfirmDialog } from '@vitrina/journey';
import { type ReactNode, useCallback, useState } from 'react';

type Question = { title: string; text: string };
/** Asks, and answers whether it was 'Si'. */
export type Ask = (question: Question) => Promise<boolean>;

/** Questions in a dialog, for who waits for the answer: the function that asks, and the dialog to show. */
export function useQuestion(): [ask: Ask, dialog: ReactNode] {
  const [asked, setAsked] = useState<Question & { answer(isYes: boolean): void }>();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({
          ...question,
          answer(isYes) {
            setAsked(undefined);
            resolve(isYes);
          },
        });
      }),
    [],
  );
  const dialog = asked && (
    <ConfirmDialog
      title={asked.title}
      yes="Si"
      no="No"
      onYes={() => asked.answer(true)}
      onNo={() => asked.answer(false)}
    >
      <p>{asked.text}</p>
    </ConfirmDialog>
  );
  return [ask, dialog];
}

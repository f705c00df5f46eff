import { ConfirmDialog } from '@vitrina/journey';
import { type ReactNode, useCallback, useState } from 'react';

type Question = { title: string; text: ReactNode; yes?: string; no?: string };
/** Asks, and answers whether it was yes: 'Si', unless the question names its answers. */
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
      yes={asked.yes ?? 'Si'}
      no={asked.no ?? 'No'}
      onYes={() => asked.answer(true)}
      onNo={() => asked.answer(false)}
    >
      {typeof asked.text === 'string' ? <p>{asked.text}</p> : asked.text}
    </ConfirmDialog>
  );
  return [ask, dialog];
}

import type { CardPayment } from '@vitrina/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PendingQuestion } from './pending-question';

type Asked = { open: readonly CardPayment[]; answer(isYes: boolean): void };

export type Question = {
  /** Asks whether to start another payment over those that are open. */
  ask(open: readonly CardPayment[]): Promise<boolean>;
  /** The question, while it is asked: render it. */
  dialog: ReactNode;
};

/** The question of `PendingQuestion`, for who waits for its answer; leaving the page is a no. */
export function usePendingQuestion(): Question {
  const [asked, setAsked] = useState<Asked>();
  const latest = useRef<Asked>(undefined);
  useEffect(() => () => latest.current?.answer(false), []);

  const ask = (open: readonly CardPayment[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        resolve(isYes);
      };
      latest.current = { open, answer };
      setAsked(latest.current);
    });
  return {
    ask,
    dialog: asked && (
      <PendingQuestion open={asked.open} onYes={() => asked.answer(true)} onNo={() => asked.answer(false)} />
    ),
  };
}

import type { NextStep } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { nextSentence } from './next-step';

/** What happens next; nothing where nothing is waited for, or by an act that is not known. */
export function NextLine({ next, className }: { next: NextStep | undefined; className?: string }) {
  const sentence = next && nextSentence(next, todayInEcuador(new Date()));
  return sentence ? <p className={className}>{sentence}</p> : null;
}

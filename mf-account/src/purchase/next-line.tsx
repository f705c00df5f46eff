import type { Purchase } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { nextSentence } from './next-step';

/** What happens next; nothing where nothing is waited for, or by an act that is not known. */
export function NextLine({ of: { next, status }, className }: { of: Purchase; className?: string }) {
  const sentence = next && nextSentence(next, status, todayInEcuador(new Date()));
  return sentence ? <p className={className}>{sentence}</p> : null;
}

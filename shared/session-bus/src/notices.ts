import { listeners } from './listeners';

/** A message to the user, shown as a toast by the shell. One with an action stays until it is answered or withdrawn. */
export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  action?: { label: string; run(): void };
};

/** The toasts load lazily: notices sent before that wait, up to this number. */
const MAX_WAITING = 10;
let waiting: Notice[] = [];
const shown = listeners<Notice>();
const withdrawn = listeners<Notice>();

/** Sends a notice to the user. Returns a function that withdraws it, for when its action no longer applies. */
export function notify(notice: Notice): () => void {
  if (shown.call(notice) === 0 && waiting.length < MAX_WAITING) waiting.push(notice);
  return () => {
    waiting = waiting.filter((other) => other !== notice);
    withdrawn.call(notice);
  };
}

/** Called with each notice, those that waited first. Returns a function that unsubscribes. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const unsubscribe = shown.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return unsubscribe;
}

/** Called with each notice that is withdrawn. Returns a function that unsubscribes. */
export const onWithdrawal = (listener: (notice: Notice) => void): (() => void) => withdrawn.add(listener);

import { listeners } from './listeners';

/** Something to tell the user, shown as a toast by the shell. One with an action stays until it is answered or withdrawn. */
export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  action?: { label: string; run(): void };
};

/** The toasts arrive lazily: what is said before that waits, up to a number that nobody would read. */
const MAX_WAITING = 10;
let waiting: Notice[] = [];
const shown = listeners<Notice>();
const withdrawn = listeners<Notice>();

/** Tells the user something. Returns the function that takes it back: its action no longer applies. */
export function notify(notice: Notice): () => void {
  if (shown.call(notice) === 0 && waiting.length < MAX_WAITING) waiting.push(notice);
  return () => {
    waiting = waiting.filter((other) => other !== notice);
    withdrawn.call(notice);
  };
}

/** Receives notices, those that waited first. Returns the function that stops it. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const stop = shown.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return stop;
}

/** Hears of notices that are taken back. Returns the function that stops it. */
export const onWithdrawal = (listener: (notice: Notice) => void): (() => void) => withdrawn.add(listener);

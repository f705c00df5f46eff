import { listeners } from './listeners';
import { PREFIX } from './storage/sealed-value';

/**
 * A message to the user: in an open dialog at its top, else a toast. It is about the page on which it is sent, and goes
 * with it; a redirect (a replaced address) is the same page. One with an action has no time limit.
 */
export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  action?: { label: string; run(): void };
  /** It is also about the page that the program opens next ('Iniciaste sesión…'): it survives one change of page. */
  forNextPage?: boolean;
};

/** Where a notice waits for the next document of this tab. */
const CARRIED = `${PREFIX}notice`;

/** What the document before this one has left to be said here. */
function takeCarried(): Notice[] {
  try {
    const kept = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    return kept === null ? [] : [JSON.parse(kept)];
  } catch {
    return [];
  }
}

/** The toasts load lazily: notices sent before that wait, up to this number. */
const MAX_WAITING = 10;
let waiting: Notice[] = takeCarried();
let wake: (() => void) | undefined;
const sent = listeners<Notice>();
const shown = listeners<Notice>();
const withdrawn = listeners<Notice>();

/** Sends a notice to the document that is loaded next in this tab: for a program that leaves this one. It is stored as it is. */
export function notifyNextDocument({ kind, text }: Pick<Notice, 'kind' | 'text'>): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ kind, text }));
  } catch {
    // Blocked storage: the document goes without it.
  }
}

/**
 * Sends a notice to the user. Returns a function that withdraws it, for when what it says is mended, or its action no
 * longer applies.
 */
export function notify(notice: Notice): () => void {
  sent.call(notice);
  if (shown.call(notice) === 0 && waiting.length < MAX_WAITING) {
    waiting.push(notice);
    wake?.();
  }
  return () => withdraw(notice);
}

/** Withdraws a notice that anybody has sent. */
export function withdraw(notice: Notice): void {
  waiting = waiting.filter((other) => other !== notice);
  withdrawn.call(notice);
}

/** Called with each notice when it is sent, whether or not it is shown yet. Returns a function that unsubscribes. */
export const onSent = (listener: (notice: Notice) => void): (() => void) => sent.add(listener);

/** Called with each notice, those that waited first. Returns a function that unsubscribes. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const unsubscribe = shown.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return unsubscribe;
}

/** Called with each notice that is withdrawn. Returns a function that unsubscribes. */
export const onWithdrawal = (listener: (notice: Notice) => void): (() => void) => withdrawn.add(listener);

/** Called when a notice waits for someone to show it. */
export const onWaitingNotice = (listener: () => void): void => {
  wake = listener;
  if (waiting.length > 0) listener();
};

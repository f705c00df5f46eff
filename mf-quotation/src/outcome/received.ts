/** What a lead form has requested, and so what comes next. It travels in the history entry, like `Quoted`. */
export type Received = 'quotation' | 'call';

/** Reads it back from a history entry; undefined if the page was opened without one. */
export function receivedFrom(state: unknown): Received | undefined {
  if (typeof state !== 'object' || state === null || !('received' in state)) return undefined;
  const { received } = state;
  return received === 'quotation' || received === 'call' ? received : undefined;
}

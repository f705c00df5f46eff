/** What a lead form has asked for, and so what comes next. It travels in the history entry, as what was quoted does. */
export type Received = 'quotation' | 'call';

/** Reads it back from a history entry; undefined when the page was opened without one. */
export function receivedFrom(state: unknown): Received | undefined {
  if (typeof state !== 'object' || state === null || !('received' in state)) return undefined;
  const { received } = state;
  return received === 'quotation' || received === 'call' ? received : undefined;
}

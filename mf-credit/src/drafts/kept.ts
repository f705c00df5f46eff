import { draft } from '@vitrina/session-bus';

/** What this browser keeps of a sub-tab. */
export type Kept = {
  values: Record<string, unknown>;
  /** Of the server's draft that it was typed on, or that it is. */
  revision: number;
  /** The server has it. */
  isSent: boolean;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.values) && Number.isInteger(value.revision) && typeof value.isSent === 'boolean';

/** The copy of a draft in this tab: encrypted, at once, and also without a network. */
export function keptHere(place: string) {
  const kept = draft(place);
  return {
    async load(): Promise<Kept | null> {
      const stored = await kept.load().catch(() => null);
      return isKept(stored) ? stored : null;
    },
    // Full or blocked storage costs the copy, not the form.
    save: (value: Kept): void => void kept.save(value).catch(() => undefined),
    clear: (): void => kept.clear(),
  };
}

/** The values of a draft as the server keeps it; null for none, and for what is none of ours. */
export function valuesOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  try {
    const values: unknown = JSON.parse(text);
    return isRecord(values) ? values : null;
  } catch {
    return null;
  }
}

import { draft } from '@vitrina/session-bus';

/** What is kept of a form: values by the names of its fields. */
export type Draft = { values: Record<string, unknown> };

/** Where a form's draft is kept. It gets public values only: no password, no file, nothing `private`. */
export type DraftStore = {
  /** What was saved before; null for nothing. */
  load(): Promise<Draft | null>;
  /** A failure costs the draft, not the form. */
  save(values: Record<string, unknown>): void | Promise<void>;
  /** After a submit that succeeded. */
  forget(): void;
  /** How long the form waits for `load` before it shows its fields without; 1000 ms by default. */
  loadWithinMs?: number;
};

/** Keeps a draft in this tab, encrypted by the session bus. */
export function tabStore(key: string): DraftStore {
  const kept = draft(key);
  return {
    load: () => kept.load() as Promise<Draft | null>,
    save: (values) => kept.save({ values }),
    forget: () => kept.clear(),
  };
}

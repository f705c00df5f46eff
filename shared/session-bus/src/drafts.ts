import { PREFIX, type SealedValue, sealedValue } from './storage/sealed-value';

/** What was typed into a form, stored encrypted for this tab. Never files or passwords: the form leaves them out. */
export type Draft = {
  /** what was saved, as plain JSON data of unknown shape; null when there is nothing */
  load(): Promise<unknown>;
  save(value: unknown): Promise<void>;
  clear(): void;
};

const NAME = 'draft:';
const storage = () => sessionStorage;
const drafts = new Map<string, SealedValue<unknown>>();

/** The draft of a form. The same key is the same draft. */
export function draft(key: string): Draft {
  let found = drafts.get(key);
  if (!found) {
    found = sealedValue<unknown>({ storage, name: NAME + key, write: (value) => value, read: (data) => data });
    drafts.set(key, found);
  }
  return found;
}

/** Deletes every draft of this tab, also those of forms that have not been opened since the page loaded. */
export function clearDrafts(): void {
  for (const open of drafts.values()) open.clear();
  try {
    for (const name of Object.keys(storage())) if (name.startsWith(PREFIX + NAME)) storage().removeItem(name);
  } catch {
    // Blocked storage holds nothing.
  }
}

import type { FormApi } from 'final-form';
import { createContext, use } from 'react';

/** What the form does for its fields beyond final-form. */
export type Keeper = {
  /**
   * Registers a field for the life of the form. react-final-form 7 resets a field that unmounts and comes back to its
   * initial value; one that stays registered keeps what was typed. Safe during rendering: it notifies no subscriber.
   */
  keep(name: string): void;
  /** The field's value is never written to the draft. */
  makePrivate(name: string): void;
  isPrivate(name: string): boolean;
  /** The options of the field `target` depend on the choice in `source`. */
  link(source: string, target: string): void;
  /** What the field depends on, if on any. */
  sourceOf(target: string): string | undefined;
  /** A draft has restored this field, perhaps to nothing: it is as good as typed. */
  markRestored(name: string): void;
  isRestored(path: string): boolean;
};

export function createKeeper(form: FormApi, privateNames: readonly string[]): Keeper {
  const kept = new Set<string>();
  const hidden = new Set(privateNames);
  const sources = new Map<string, string>();
  const restored = new Set<string>();
  return {
    keep(name) {
      if (kept.has(name)) return;
      kept.add(name);
      form.registerField(name, () => {}, {}, { silent: true });
    },
    makePrivate: (name) => void hidden.add(name),
    isPrivate: (name) => hidden.has(name),
    link: (source, target) => void sources.set(target, source),
    sourceOf: (target) => sources.get(target),
    markRestored: (name) => void restored.add(name),
    isRestored: (path) => restored.has(path.split('.')[0] ?? path),
  };
}

export const KeeperContext = createContext<Keeper | null>(null);

export function useKeeper(): Keeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('A field stands inside SchemaForm');
  return keeper;
}

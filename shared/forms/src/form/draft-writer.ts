import { on } from '@vitrina/session-bus';
import type { FormApi } from 'final-form';
import type { Draft, DraftStore } from './draft-store';
import type { Keeper } from './keeper';
import { publicValues } from './public-values';
import { isUnsaved } from './same-values';

/** Milliseconds of pause in typing before it is saved. */
const SAVE_AFTER_MS = 400;
/** Storage that does not answer must not delay the form. */
const LOAD_WITHIN_MS = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft => isRecord(value) && isRecord(value.values);

/** The draft of one form: what was typed, except private fields and files. */
export function draftWriter(form: FormApi, store: DraftStore, keeper: Keeper) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the store has one, as far as this form knows. */
  let isKept = false;

  const save = () => {
    cancel();
    isKept = true;
    const values = publicValues(form.getState().values, keeper.isPrivate) as Record<string, unknown>;
    // Full or blocked storage costs the draft, not the form.
    (async () => store.save(values))().catch(() => {});
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Values that are those that were saved, e.g. previous data that have arrived, are no draft. */
  const saveChanged = () => {
    cancel();
    if (isKept || isUnsaved(form)) save();
  };
  const savePending = () => {
    if (timer !== undefined) saveChanged();
  };

  return {
    /** What was saved before; null for nothing, or if the store fails or takes too long. */
    async load(): Promise<Draft | null> {
      const ms = store.loadWithinMs ?? LOAD_WITHIN_MS;
      const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
      const stored = await Promise.race([(async () => store.load())(), late]).catch(() => null);
      if (!isDraft(stored)) return null;
      isKept = true;
      return stored;
    },
    /**
     * Saves every change from now on, at the latest when the page or the form closes. Returns a function that
     * unsubscribes.
     */
    follow() {
      let isFirst = true; // subscribing reports the values that are there
      const unsubscribeForm = form.subscribe(
        () => {
          cancel();
          if (!isFirst) timer = setTimeout(saveChanged, SAVE_AFTER_MS);
          isFirst = false;
        },
        { values: true },
      );
      addEventListener('pagehide', savePending);
      // What a customer typed is deleted at sign-out; a waiting write would bring it back.
      const unsubscribeSignOut = on('signed-out@1', cancel);
      return () => {
        unsubscribeSignOut();
        unsubscribeForm();
        removeEventListener('pagehide', savePending);
        savePending();
      };
    },
    /** Saves the current values at once, so that a reload while sending finds everything that was sent. */
    save,
    forget() {
      cancel();
      isKept = false;
      store.forget();
    },
  };
}

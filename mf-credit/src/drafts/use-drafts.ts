import { query, useMutation, useQueryClient } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type Application, application as applicationCall, saveDraft } from '@vitrina/contract';
import type { ApplicationForm, SubTab } from '@vitrina/rules';
import { sessionAtom, store } from '@vitrina/session-bus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SectionDraft, sectionDraft } from './section-draft';

export type Drafts = {
  of(subTab: SubTab): SectionDraft;
  /** Grows when a section must be shown anew, because another window's text stands for its own: for its React key. */
  replaced(subTab: SubTab): number;
};

const ofSubTab = ({ drafts }: Application, { key }: SubTab) => drafts.find(({ subTab }) => subTab === key);

/** The drafts of an application's sub-tabs, for as long as its wizard is shown. */
export function useDrafts(id: number, form: ApplicationForm, application: Application): Drafts {
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation(mutation(saveDraft, { quiet: true }));
  const { mutateAsync: read } = useMutation(mutation(applicationCall));
  const [replaced, setReplaced] = useState<Readonly<Record<string, number>>>({});
  const drafts = useRef(new Map<string, SectionDraft>());
  const newest = useRef(application);
  newest.current = application;

  const of = useCallback(
    (subTab: SubTab) => {
      const found = drafts.current.get(subTab.key);
      if (found) return found;
      const ofApplication = { id, kind: form.kind };
      const made = sectionDraft({
        place: `solicitud ${id} ${form.kind} ${subTab.key}`,
        server: ofSubTab(newest.current, subTab),
        send: (draft) => send({ ...ofApplication, subTab: subTab.key, ...draft }),
        async read() {
          const found = await read(ofApplication);
          client.setQueryData(query(applicationCall, ofApplication).queryKey, found);
          return ofSubTab(found, subTab);
        },
        // After the pages have heard of what was read: the section that is shown anew begins with it.
        onReplaced: () =>
          setTimeout(() => setReplaced((all) => ({ ...all, [subTab.key]: (all[subTab.key] ?? 0) + 1 }))),
        isOver: () => store.get(sessionAtom) === null,
      });
      drafts.current.set(subTab.key, made);
      return made;
    },
    [id, form, client, send, read],
  );

  useEffect(() => {
    for (const [key, draft] of drafts.current) draft.follow(application.drafts.find(({ subTab }) => subTab === key));
  }, [application]);

  useEffect(() => {
    const each = (act: 'leave' | 'stay') => {
      for (const draft of drafts.current.values()) draft[act]();
    };
    const changed = () => each(document.visibilityState === 'hidden' ? 'leave' : 'stay');
    each('stay');
    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      each('leave');
    };
  }, []);

  return { of, replaced: ({ key }) => replaced[key] ?? 0 };
}

import { query, useQueryClient } from '@vitrina/api-client';
import {
  type Answers,
  type Application,
  application as applicationCall,
  type PersonalCatalogues,
  type SectionSaved,
} from '@vitrina/contract';
import { navigate, useLocation } from '@vitrina/navigation';
import { type ApplicationForm, type ShownBy, type SubTab, subTabTitle, visibleTabs } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SPOUSE_FIRST } from '../../../application/early';
import { afterSave, isSavedIn, isSpouseMissing, nextOf, shownBySaved, withLive } from '../../../application/standing';
import { type Drafts, useDrafts } from '../../../drafts/use-drafts';
import { REVIEW, stepOf, wizardPath } from '../address';

/** Sub-tabs whose answers to a save do not hold everything that was saved. */
const READ_AGAIN: readonly SubTab['kind'][] = ['authorization', 'documents'];

export type WizardParts = {
  id: number;
  form: ApplicationForm;
  application: Application;
  catalogues: PersonalCatalogues;
};

export type WizardStand = {
  tabs: ReturnType<typeof visibleTabs>;
  subTabs: readonly SubTab[];
  /** What is shown; undefined for the review. */
  current: SubTab | undefined;
  /** What is still to be filled in first. */
  next: SubTab | undefined;
  drafts: Drafts;
  onSaved(subTab: SubTab, answers: Partial<Answers>, saved: SectionSaved): void;
  onShownBy(answers: Partial<ShownBy>): void;
};

const isAsSaid = (all: Partial<ShownBy>, said: Partial<ShownBy>) =>
  (Object.keys(said) as (keyof ShownBy)[]).every((name) => all[name] === said[name]);

/** Which sub-tabs are shown, which one stands open, and where a save leads. */
export function useWizard({ id, form, application, catalogues }: WizardParts): WizardStand {
  const client = useQueryClient();
  const step = stepOf(useLocation().search);
  const [live, setLive] = useState<Partial<ShownBy>>({});
  const drafts = useDrafts(id, form, application);

  const isSaved = isSavedIn(application);
  const saved = shownBySaved(application, catalogues);
  const shown = withLive(saved, live);
  const tabs = visibleTabs(form, shown);
  const subTabs = tabs.flatMap((tab) => tab.subTabs);
  const next = nextOf(form, saved, shown, isSaved);
  const asked = subTabs.find(({ key }) => key === step);
  const current = asked ?? next;

  // The address says where the customer is, so that a reload, a link and a way back find it.
  const place = asked?.key ?? next?.key ?? REVIEW;
  const isTooEarly = step === REVIEW && next !== undefined;
  const missing =
    next && isSpouseMissing(form, shown, isSaved)
      ? SPOUSE_FIRST
      : next && `Completa el formulario ${next.id} ${subTabTitle(next)}`;
  useEffect(() => {
    if (step === place) return;
    if (isTooEarly && missing !== undefined) notify({ kind: 'warning', text: missing });
    navigate(wizardPath(form, id, place), { replace: true });
  }, [form, id, step, place, isTooEarly, missing]);

  const newest = useRef({ application, live, catalogues });
  newest.current = { application, live, catalogues };
  const onSaved = async (subTab: SubTab, answers: Partial<Answers>, answer: SectionSaved) => {
    drafts.of(subTab).saved(answer.revision);
    const { queryKey } = query(applicationCall, { id, kind: form.kind });
    // An answer that was asked for before the save does not know of it.
    await client.cancelQueries({ queryKey });
    const after = afterSave(newest.current.application, subTab, answers, answer);
    client.setQueryData(queryKey, after);
    if (READ_AGAIN.includes(subTab.kind)) void client.invalidateQueries({ queryKey });
    const said = subTab.key === 'applicant/personal-data' ? {} : newest.current.live;
    setLive(said);
    const savedNow = shownBySaved(after, newest.current.catalogues);
    const shownNow = withLive(savedNow, said);
    const following = nextOf(form, savedNow, shownNow, isSavedIn(after));
    navigate(wizardPath(form, id, following?.key ?? REVIEW), { replace: following?.key === subTab.key });
    // Once the save is over: what is said during one is withdrawn when it succeeds.
    if (isSpouseMissing(form, shownNow, isSavedIn(after)))
      setTimeout(() => notify({ kind: 'warning', text: SPOUSE_FIRST }));
  };

  const onShownBy = useCallback(
    (said: Partial<ShownBy>) => setLive((all) => (isAsSaid(all, said) ? all : { ...all, ...said })),
    [],
  );
  return { tabs, subTabs, current: step === REVIEW && !next ? undefined : current, next, drafts, onSaved, onShownBy };
}

import {
  type Answers,
  type Application,
  FORM_TYPES,
  type PersonalCatalogues,
  type SectionSaved,
} from '@vitrina/contract';
import {
  type ApplicationForm,
  firstIncomplete,
  type IsSaved,
  isMarried,
  type ShownBy,
  type SubTab,
  visibleSubTabs,
} from '@vitrina/rules';

/** Whether a section of a person was saved. */
export const isSavedIn =
  ({ sections }: Application): IsSaved =>
  (person, section) =>
    sections.some((saved) => saved.formType === FORM_TYPES[person] && saved.section === section);

/** What the saved answers say of which sub-tabs are shown. */
export function shownBySaved(
  { answers: { personalData } }: Application,
  { civilStatuses }: PersonalCatalogues,
): ShownBy {
  const status = civilStatuses.find(({ id }) => id === personalData?.civilStatusId);
  return {
    isMarried: status !== undefined && isMarried(status.name),
    isExposed: personalData?.isExposed === true,
    hasExposedRelatives: personalData?.hasExposedRelatives === true,
  };
}

/** What a form says at the moment stands for what is saved. */
export const withLive = (saved: ShownBy, live: Partial<ShownBy>): ShownBy => ({
  isMarried: live.isMarried ?? saved.isMarried,
  isExposed: live.isExposed ?? saved.isExposed,
  hasExposedRelatives: live.hasExposedRelatives ?? saved.hasExposedRelatives,
});

/**
 * What is still to be filled in first, by what the forms say at the moment; undefined once everything is. What is sent is
 * what is saved: while that alone asks for more, the answer that hides it has still to be saved.
 */
export function nextOf(form: ApplicationForm, saved: ShownBy, live: ShownBy, isSaved: IsSaved): SubTab | undefined {
  const next = firstIncomplete(form, live, isSaved);
  if (next) return next;
  return firstIncomplete(form, saved, isSaved) && form.tabs[0]?.subTabs[0];
}

/** What the letter says of the applicant. */
const SIGNER = ['firstName', 'secondName', 'surname', 'secondSurname', 'identification'] as const;

/** The application without the letter that was accepted under another name or identification, as the server has it. */
function reopened(before: Application, { personalData: now }: Partial<Answers>): Application {
  const earlier = before.answers.personalData;
  if (!now || SIGNER.every((word) => (earlier?.[word] ?? '') === (now[word]?.trim() ?? ''))) return before;
  const { letterVersion: _version, letterAcceptedAt: _at, ...others } = before;
  return { ...others, sections: before.sections.filter(({ section }) => section !== 'authorization') };
}

/** The application after a sub-tab was saved, without another call. */
export function afterSave(
  earlier: Application,
  subTab: SubTab,
  answers: Partial<Answers>,
  { spouseId = earlier.spouseId, revision, savedAt }: SectionSaved,
): Application {
  const before = reopened(earlier, answers);
  const formType = FORM_TYPES[subTab.person];
  const isOther = (saved: Application['sections'][number]) =>
    saved.formType !== formType || !subTab.sections.some((section) => section === saved.section);
  return {
    ...before,
    answers: { ...before.answers, ...answers },
    sections: [
      ...before.sections.filter(isOther),
      ...subTab.sections.map((section) => ({ formType, section, savedAt })),
    ],
    drafts: [
      ...before.drafts.filter((draft) => draft.subTab !== subTab.key),
      { subTab: subTab.key, revision, savedAt },
    ],
    ...(spouseId !== undefined && { spouseId }),
  };
}

/** Whether the spouse's data are all that is missing: whoever is married has still to say who the spouse is. */
export function isSpouseMissing(form: ApplicationForm, shown: ShownBy, isSaved: IsSaved): boolean {
  const missing = visibleSubTabs(form, shown).filter(
    ({ person, sections }) => !sections.every((section) => isSaved(person, section)),
  );
  return missing[0]?.key === 'spouse/personal-data' && missing.every(({ person }) => person === 'spouse');
}

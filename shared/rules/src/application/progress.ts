import type { ApplicationForm, Person, SectionName, ShownBy, SubTab, Tab } from './forms';

/** Which sections were saved. */
export type IsSaved = (person: Person, section: SectionName) => boolean;

const isShown = ({ shownBy }: SubTab, answers: ShownBy) => shownBy === undefined || answers[shownBy];

/** The tabs with what is shown of them; a tab of which nothing is shown is none. */
export const visibleTabs = (form: ApplicationForm, answers: ShownBy): readonly Tab[] =>
  form.tabs
    .map((tab) => ({ ...tab, subTabs: tab.subTabs.filter((subTab) => isShown(subTab, answers)) }))
    .filter(({ subTabs }) => subTabs.length > 0);

/** Every sub-tab that is shown, in order. */
export const visibleSubTabs = (form: ApplicationForm, answers: ShownBy): readonly SubTab[] =>
  visibleTabs(form, answers).flatMap(({ subTabs }) => subTabs);

/** Whether everything of a sub-tab was saved. */
export const isSubTabComplete = ({ person, sections }: SubTab, isSaved: IsSaved): boolean =>
  sections.every((section) => isSaved(person, section));

/** Whole per cent of a tab's visible sub-tabs that are complete, rounded down, so that 100 is all of them. */
export const percentOf = ({ subTabs }: Tab, isSaved: IsSaved): number =>
  Math.floor((100 * subTabs.filter((subTab) => isSubTabComplete(subTab, isSaved)).length) / subTabs.length);

/** The first sub-tab that is shown and not complete; undefined once all are. */
export const firstIncomplete = (form: ApplicationForm, answers: ShownBy, isSaved: IsSaved): SubTab | undefined =>
  visibleSubTabs(form, answers).find((subTab) => !isSubTabComplete(subTab, isSaved));

/** How a message names a sub-tab: 'Datos personales', and of the spouse 'Cónyuge Datos personales'. */
export const subTabTitle = ({ person, title }: SubTab): string => (person === 'spouse' ? `Cónyuge ${title}` : title);

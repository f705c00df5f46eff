import type { Answers, Application, PreviousAnswers, SectionSaved } from '@vitrina/contract';
import type { ApplicationForm, ShownBy, SubTab } from '@vitrina/rules';

/** How far a draft is kept: for the words beside Guardar. */
export type DraftStanding =
  /** Nothing is typed that was not saved. */
  | { is: 'idle' }
  /** Kept in this browser, and on its way to the server. */
  | { is: 'typed' }
  /** On the server, since this moment (milliseconds of this browser's clock). */
  | { is: 'stored'; at: number }
  /** In this browser alone: the server did not answer, and is asked again. */
  | { is: 'waiting' }
  /** In this browser alone: the server does not take it. */
  | { is: 'refused' }
  /** Another window has written since: this one's text is kept here until the customer has chosen. */
  | { is: 'conflict' };

/** What was typed in a sub-tab and not saved, kept where the wizard keeps it: for `SchemaForm`. */
export type Draft = {
  load(): Promise<{ values: Record<string, unknown> } | null>;
  /** @param isAsSaved these are what was saved: there is nothing to keep */
  save(values: Record<string, unknown>, isAsSaved?: boolean): void;
  forget(): void;
  /** Before a save: no draft is sent while it lasts. The returned function ends that. */
  hold?(): (hasFailed: boolean) => void;
  /** How it stands; missing where nobody keeps it on the server. */
  standing?: { get(): DraftStanding; subscribe(changed: () => void): () => void };
  /** In a conflict: what is typed here counts. */
  keepMine?(): Promise<void>;
  /** In a conflict: what the other window has written counts. */
  takeOther?(): Promise<void>;
};

/** What a section gets from the wizard that shows it. */
export type SectionProps = {
  /** Of the negotiation. */
  id: number;
  form: ApplicationForm;
  subTab: SubTab;
  /** As saved so far. */
  application: Application;
  /** The customer's answers elsewhere, once they have come: for fields that nobody has touched. */
  previous: PreviousAnswers | undefined;
  draft: Draft;
  /** Everything of the sub-tab was saved: `answers` are those that were, `saved` the last answer of the server. */
  onSaved(answers: Partial<Answers>, saved: SectionSaved): void;
  /** An answer that shows or hides sub-tabs changed in the form; undefined once it is the saved one again. */
  onShownBy(answers: Partial<ShownBy>): void;
  /** Something of the form is typed and not saved, or no longer: `SectionForm` says it. */
  onUnsaved?(isUnsaved: boolean): void;
};

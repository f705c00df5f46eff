import type { Answers, Application, SectionSaved } from '@vitrina/contract';
import type { ApplicationForm, ShownBy, SubTab } from '@vitrina/rules';

/** What was typed in a sub-tab and not saved, kept where the wizard keeps it: for `SchemaForm`. */
export type Draft = {
  load(): Promise<{ values: Record<string, unknown> } | null>;
  save(values: Record<string, unknown>): void;
  forget(): void;
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
  previous: Answers | undefined;
  draft: Draft;
  /** Everything of the sub-tab was saved: `answers` are those that were, `saved` the last answer of the server. */
  onSaved(answers: Partial<Answers>, saved: SectionSaved): void;
  /** An answer that shows or hides sub-tabs changed in the form; undefined once it is the saved one again. */
  onShownBy(answers: Partial<ShownBy>): void;
};

import type { ReactNode } from 'react';

/** A section of a legal text. */
export type LegalSection = {
  /** Its anchor in a page, kept when the text changes: people link to it. */
  id: string;
  title: string;
  body: ReactNode;
};

/** A legal text that is accepted or read in more than one remote. */
export type LegalDocument = {
  title: string;
  /** Constant of the contract; change it with any word of the text. */
  version: string;
  effective: { date: string; words: string };
  /** Address of the page that holds it. */
  path: string;
  /** Words of the link to that page. */
  pageLink: string;
  sections: readonly LegalSection[];
};

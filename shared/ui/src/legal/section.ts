import type { ReactNode } from 'react';

/** A section of a legal text. */
export type LegalSection = {
  /** Its anchor in a page, kept when the text changes: people link to it. */
  id: string;
  title: string;
  body: ReactNode;
};

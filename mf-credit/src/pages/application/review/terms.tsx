import { cents } from '@vitrina/contract';
import { formatDate, formatMoney } from '@vitrina/rules';
import type { ReactNode } from 'react';

/** An answer: what it is called, and what was said. */
export type Term = { term: string; value: ReactNode };
/** Answers that belong together: those of a sub-tab, or of a row of a list. */
export type Terms = { title?: string; terms: readonly Term[] };

const written = (value: unknown): ReactNode => {
  if (value === true) return 'Sí';
  if (value === false) return 'No';
  return value as ReactNode;
};

/**
 * The answers that there are, in the order of their labels.
 * @param values by the words of the contract, in words
 */
export const termsOf = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, unknown>>): Term[] =>
  Object.entries(labels)
    .filter(([word]) => values[word] !== undefined && values[word] !== '')
    .map(([word, term]) => ({ term, value: written(values[word]) }));

/** A day as it is shown in tables. */
export const day = (iso: string | undefined): string | undefined => iso && formatDate(iso);

/** In place of the rows of a list without any. */
export const NO_ROWS: Term = { term: 'Elementos', value: 'Ninguno' };

export const money = (value: number): string => formatMoney(cents(value));

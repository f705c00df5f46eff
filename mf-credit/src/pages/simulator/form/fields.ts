import type { Cents, CreditTerm, Negotiation } from '@vitrina/contract';
import { messages, schemaOf } from '@vitrina/forms';
import { type AmountValue, amountField } from '@vitrina/forms/masks';
import { termField } from './term-field';

/** The least and the most that may be paid down. */
export type EntryLimits = { min: Cents; max: Cents };

/** What the form holds. */
export type SimulatorValues = { plazo?: CreditTerm | null; valor?: AmountValue | null };

/** The fields of a price, by the specification's names, and their schema. */
export function fieldsFor({ min, max }: EntryLimits, terms: readonly CreditTerm[]) {
  const entry = amountField({ name: 'valor', label: 'Valor entrada', min, max });
  /** A draft may hold a term that is offered no more. */
  const isOffered = ({ plazo }: SimulatorValues) =>
    plazo && !terms.some(({ id }) => id === plazo.id) ? { plazo: messages.invalid(termField.label) } : {};
  return { entry, schema: schemaOf([termField, entry], isOffered) };
}

/** What was calculated before, as far as the look-up knows it; else the least that may be paid down. */
export const firstValues = (
  { term, downPayment }: Pick<Negotiation, 'term' | 'downPayment'>,
  { min }: EntryLimits,
  terms: readonly CreditTerm[],
): SimulatorValues => ({ plazo: terms.find(({ id }) => id === term) ?? null, valor: downPayment ?? min });

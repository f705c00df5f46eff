import type { Answers, BankReference, PersonalReference } from '@vitrina/contract';
import { type Rows, rowsOf } from '@vitrina/forms/lists';
import type { ReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { type BankRow, rowOfBank } from './bank-list';
import { type PersonalRow, rowOfPerson } from './personal-list';

export type ReferenceAnswers = Pick<Answers, 'bankReferences' | 'personalReferences'>;
/** The lists as the form holds them; one without an answer is left out. */
type ReferenceValues = { bankReferences?: Rows<BankRow>; personalReferences?: Rows<PersonalRow> };

const listOf = <V extends object>(name: string, rows: V[] | undefined) => rows && { [name]: rowsOf(rows) };

/** What was saved, as the form holds it. */
export const savedValues = (
  { bankReferences, personalReferences }: ReferenceAnswers,
  catalogues: ReferenceCatalogues,
): ReferenceValues => ({
  ...listOf(
    'bankReferences',
    bankReferences?.map((saved: BankReference) => rowOfBank(saved, catalogues)),
  ),
  ...listOf(
    'personalReferences',
    personalReferences?.map((saved: PersonalReference) => rowOfPerson(saved, catalogues)),
  ),
});

/** The customer's answers elsewhere, for the lists that were not saved here. */
export function previousValues(
  previous: ReferenceAnswers,
  saved: ReferenceAnswers,
  catalogues: ReferenceCatalogues,
): ReferenceValues {
  const open = Object.entries(savedValues(previous, catalogues)).filter(
    ([name, rows]) => saved[name as keyof ReferenceAnswers] === undefined && Object.keys(rows).length > 0,
  );
  return Object.fromEntries(open);
}

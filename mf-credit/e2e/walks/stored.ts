import { contract } from '@vitrina/e2e/contract';
import { rows } from '@vitrina/e2e/database';
import type { Walker } from './people';

const { encode } = contract;

/** The sections of a wizard as the database has them, by person and name. */
export async function storedSections(id: number, wizard: string): Promise<Record<string, unknown>> {
  const found = await rows<{ form: string; section: string; data: unknown }>(
    `select form, section, data from application_section
     where negotiation_id = $1 and wizard = $2 and complete and section not in ('documents', 'authorization')`,
    [id, wizard],
  );
  return Object.fromEntries(found.map(({ form, section, data }) => [`${form}/${section}`, data]));
}

/** The names of the types of the stored documents. */
export const storedDocuments = async (id: number, wizard: string): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      `select document_type.name from document
       join document_type on document_type.wizard = document.wizard and document_type.id = type_id
       where negotiation_id = $1 and document.wizard = $2`,
      [id, wizard],
    )
  ).map(({ name }) => name);

/** As JSON has it: without what is missing. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the database must hold of a person's answers, field by field. */
export function expectedSections({ answers }: Walker): Record<string, unknown> {
  const all = [
    ['applicant/personal-data', contract.PersonalData, answers.personalData],
    ['applicant/economic-activity', contract.EconomicActivity, answers.economicActivity],
    ['applicant/assets', contract.Assets, answers.assets],
    ['applicant/liabilities', contract.Liabilities, answers.liabilities],
    ['applicant/income', contract.Incomes, answers.income],
    ['applicant/expenses', contract.Expenses, answers.expenses],
    ['applicant/bank-references', contract.BankReferences, answers.bankReferences],
    ['applicant/personal-references', contract.PersonalReferences, answers.personalReferences],
    ['applicant/exposed-person', contract.ExposedPersons, answers.exposedPersons],
    ['applicant/exposed-relatives', contract.ExposedRelatives, answers.exposedRelatives],
    ['spouse/personal-data', contract.PersonalData, answers.spousePersonalData],
    ['spouse/economic-activity', contract.EconomicActivity, answers.spouseEconomicActivity],
    ['spouse/income', contract.Incomes, answers.spouseIncome],
  ] as const;
  return Object.fromEntries(
    all
      .filter(([, , words]) => words !== undefined)
      .map(([name, codec, words]) => [name, plain(encode(codec as never, words as never))]),
  );
}

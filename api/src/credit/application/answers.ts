import { Answers } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../platform/database/schema';
import type { ApplicationSection } from '../../sales/tables';

type Word = keyof Answers & string;

/** Where the answers of a section stand. */
const WORDS: Readonly<Record<'applicant' | 'spouse', Partial<Record<ApplicationSection, Word>>>> = {
  applicant: {
    'personal-data': 'personalData',
    'economic-activity': 'economicActivity',
    assets: 'assets',
    liabilities: 'liabilities',
    income: 'income',
    expenses: 'expenses',
    'bank-references': 'bankReferences',
    'personal-references': 'personalReferences',
    'exposed-person': 'exposedPersons',
    'exposed-relatives': 'exposedRelatives',
  },
  spouse: {
    'personal-data': 'spousePersonalData',
    'economic-activity': 'spouseEconomicActivity',
    income: 'spouseIncome',
  },
};

/** The answers of an application as they were saved; what cannot be read any more is left out. */
export async function answersOf(
  database: Kysely<Database>,
  negotiationId: number,
  wizard: 'credit' | 'funds',
): Promise<Answers> {
  const rows = await database
    .selectFrom('application_section')
    .select(['form', 'section', 'data'])
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .execute();
  const wire: Record<string, unknown> = {};
  for (const { form, section, data } of rows) {
    const field = Answers.table[WORDS[form][section] ?? ''];
    if (field && v.is(field.codec.wire, data)) wire[field.code] = data;
  }
  return Answers.read(wire);
}

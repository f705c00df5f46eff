import {
  type Answers,
  Assets,
  BankReferences,
  type Codec,
  decode,
  EconomicActivity,
  Expenses,
  ExposedPersons,
  ExposedRelatives,
  Incomes,
  Liabilities,
  PersonalData,
  PersonalReferences,
  type WordOf,
} from '@vitrina/contract';
import type { Person } from '@vitrina/rules';
import type { ApplicationSection } from '../../sales/tables';

/** How each section's answers stand in its row: as on the wire, so that the file of personal data tells them as the form calls them. */
export const SECTION_CODECS = {
  'personal-data': PersonalData,
  'economic-activity': EconomicActivity,
  assets: Assets,
  liabilities: Liabilities,
  income: Incomes,
  expenses: Expenses,
  'bank-references': BankReferences,
  'personal-references': PersonalReferences,
  'exposed-person': ExposedPersons,
  'exposed-relatives': ExposedRelatives,
} as const;

/** A section that holds answers; documents and the letter have rows of their own. */
export type AnswerSection = keyof typeof SECTION_CODECS;
/** The answers of a section. */
export type WordsOf<S extends AnswerSection> = WordOf<(typeof SECTION_CODECS)[S]>;

type AnswerName = keyof Answers;

/** What the contract calls the answers of a section. */
const NAMES: Record<Person, Partial<Record<ApplicationSection, AnswerName>>> = {
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

/** A stored section. */
export interface SectionRow {
  readonly form: Person;
  readonly section: ApplicationSection;
  readonly data: unknown;
}

/** The name and the answers of a stored section; nothing for a section without answers. @throws ValiError for a row that the contract does not know */
function answerOf({ form, section, data }: SectionRow): [AnswerName, unknown][] {
  const name = NAMES[form][section];
  if (name === undefined) return [];
  return [[name, decode(SECTION_CODECS[section as AnswerSection] as Codec<unknown>, data)]];
}

/** The answers of stored sections. */
export const answersOf = (rows: readonly SectionRow[]): Answers => Object.fromEntries(rows.flatMap(answerOf));

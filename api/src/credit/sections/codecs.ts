import {
  type Answers,
  Assets,
  BankReferences,
  type Codec,
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
import { is } from 'valibot';
import type { ApplicationSection } from '../../sales/tables';

/** How each section's answers stand in its row: as on the wire; the file of personal data tells them as the form calls them. */
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
interface SectionRow {
  readonly form: Person;
  readonly section: ApplicationSection;
  readonly data: unknown;
}

/** The codec of a section that holds answers. */
const codecOf = ({ section }: SectionRow): Codec<unknown> | undefined =>
  section in SECTION_CODECS ? (SECTION_CODECS[section as AnswerSection] as Codec<unknown>) : undefined;

/** Whether a stored section can be read: one that was written before its answers had a form of their own counts as not saved. */
export function isReadable(row: SectionRow): boolean {
  const codec = codecOf(row);
  return codec === undefined || is(codec.wire, row.data);
}

/** The answers of stored sections, each of which can be read. */
export const answersOf = (rows: readonly SectionRow[]): Answers =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const [name, codec] = [NAMES[row.form][row.section], codecOf(row)];
      return name === undefined || codec === undefined ? [] : [[name, codec.read(row.data)]];
    }),
  );

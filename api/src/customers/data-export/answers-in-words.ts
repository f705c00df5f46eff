import type { Asset, Cents } from '@vitrina/contract';
import {
  BANK_REFERENCE,
  type Columns,
  ECONOMIC_ACTIVITY,
  EXPENSE,
  EXPOSED_PERSON,
  EXPOSED_RELATIVE,
  INCOME,
  LIABILITY,
  PERSONAL_DATA,
  PERSONAL_REFERENCE,
  type Shown,
} from '../../credit/pdf/columns';
import type { Names } from '../../credit/pdf/names';
import { assetColumns } from '../../credit/pdf/sections';
import { type AnswerSection, isReadable, SECTION_CODECS } from '../../credit/sections/codecs';
import type { ApplicationSection } from '../../sales/tables';
import { dollars } from './kept-words';

type AnyColumns = Columns<Record<string, unknown>>;

/** How the answers of a section are called; those of an asset depend on its type. */
const COLUMNS: Readonly<Record<Exclude<AnswerSection, 'assets'>, AnyColumns>> = {
  'personal-data': PERSONAL_DATA,
  'economic-activity': ECONOMIC_ACTIVITY,
  liabilities: LIABILITY,
  income: INCOME,
  expenses: EXPENSE,
  'bank-references': BANK_REFERENCE,
  'personal-references': PERSONAL_REFERENCE,
  'exposed-person': EXPOSED_PERSON,
  'exposed-relatives': EXPOSED_RELATIVE,
};

/** What is recorded of an accepted letter. */
const LETTER: Readonly<Record<string, string>> = {
  accepted: 'Aceptada',
  textVersion: 'Versión del texto',
  person: 'Persona',
  identification: 'Identificación',
  seller: 'Empresa vendedora',
  dealership: 'Empresa del concesionario',
};

const letterInWords = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([word, value]) => [LETTER[word] ?? word, value]));

/** Amounts, days and switches as in the rest of the file; an id by its name. */
function shownAnswer(value: unknown, shown: Shown, names: Names): unknown {
  if (typeof shown === 'object') return names.of(shown.by, value as number) ?? value;
  return shown === 'money' ? dollars(value as Cents) : value;
}

const inColumns = (row: object, columns: object, names: Names) =>
  Object.fromEntries(
    Object.entries<readonly [string, Shown]>(columns as Record<string, readonly [string, Shown]>).flatMap(
      ([word, [label, shown]]) => {
        const value: unknown = Reflect.get(row, word);
        return value === undefined ? [] : [[label, shownAnswer(value, shown, names)]];
      },
    ),
  );

/**
 * The stored answers of a section as the form calls them: an entity, a list of them, or the accepted letter. What holds no
 * answers of the form, or was written before they had one of their own, is told as it is stored.
 */
export function answersInWords(section: ApplicationSection, data: unknown, names: Names): unknown {
  if (section === 'authorization') return letterInWords(data as object);
  if (!(section in SECTION_CODECS) || !isReadable({ form: 'applicant', section, data })) return data;
  const answered = section as AnswerSection;
  const answers: unknown = SECTION_CODECS[answered].read(data as never);
  const row = (one: object) =>
    inColumns(one, answered === 'assets' ? assetColumns((one as Asset).typeId, names) : COLUMNS[answered], names);
  return Array.isArray(answers) ? answers.map(row) : row(answers as object);
}

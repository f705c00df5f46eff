import type { Answers, Cents } from '@vitrina/contract';
import { type Rows, rowsOf } from '@vitrina/forms/lists';
import type { FinancialList, Person } from '@vitrina/rules';
import type { AskedList } from './lists';
import type { RowValues } from './lists/definition';

/** The answers of the lists: of the applicant, and the income of the spouse. */
export type FinancialAnswers = Pick<Answers, FinancialList | 'spouseIncome'>;
/** The lists as the form holds them; one without an answer is left out. */
type FinancialValues = Partial<Record<FinancialList, Rows<RowValues>>>;

type Amounts = readonly { value: Cents }[];

/** Under which word a list of a person is saved; the spouse is asked for their income alone. */
const answerKey = (person: Person, list: FinancialList): keyof FinancialAnswers =>
  person === 'spouse' && list === 'income' ? 'spouseIncome' : list;

const savedRows = (answers: FinancialAnswers, person: Person, list: FinancialList): Amounts | undefined =>
  answers[answerKey(person, list)];

/** What was saved, as the form holds it. */
export const savedValues = (asked: readonly AskedList[], answers: FinancialAnswers, person: Person): FinancialValues =>
  Object.fromEntries(
    asked.flatMap(({ name, list }) => {
      const rows = savedRows(answers, person, name);
      return rows ? [[name, rowsOf(rows.map(list.rowOf))]] : [];
    }),
  );

/**
 * The customer's answers elsewhere, for the lists that were not saved here: rows with a value over 0 alone (specification 2,
 * section 4).
 */
export function previousValues(
  asked: readonly AskedList[],
  { previous, saved, person }: { previous: FinancialAnswers; saved: FinancialAnswers; person: Person },
): FinancialValues {
  const open = asked.filter(({ name }) => savedRows(saved, person, name) === undefined);
  const worth = ({ value }: { value: Cents }) => value > 0;
  return Object.fromEntries(
    open.flatMap(({ name, list }) => {
      const rows = savedRows(previous, person, name)?.filter(worth) ?? [];
      return rows.length > 0 ? [[name, rowsOf(rows.map(list.rowOf))]] : [];
    }),
  );
}

/** The lists of the form's output, to save. */
export const answersOf = (
  asked: readonly AskedList[],
  output: Readonly<Record<string, unknown>>,
  person: Person,
): FinancialAnswers =>
  Object.fromEntries(
    asked.map(({ name, list }) => [answerKey(person, name), (output[name] as unknown[]).map(list.answerOf)]),
  );

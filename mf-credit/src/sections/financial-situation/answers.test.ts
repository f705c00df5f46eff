import { type Answers, cents } from '@vitrina/contract';
import { addedRows } from '@vitrina/forms/lists';
import { APPLICATION_FORMS } from '@vitrina/rules';
import { finances } from '../testing/finances';
import { answersOf, previousValues, savedValues } from './answers';
import { askedLists } from './lists';

const asked = askedLists(APPLICATION_FORMS.credit.financial.applicant, finances);
const ofSpouse = askedLists(APPLICATION_FORMS.credit.financial.spouse, finances);
const row = (typeId: number, value: number) => ({ typeId, value: cents(value) });
const amounts = (values: ReturnType<typeof savedValues>) =>
  Object.entries(values).map(([name, rows]) => [name, addedRows(rows).map(([, { value }]) => value)]);

const previous: Answers = {
  assets: [row(1, 0), row(2, 1), row(1, 500)],
  liabilities: [],
  income: [row(1, 900)],
  expenses: [row(1, 0)],
  spouseIncome: [row(4, 700)],
};

test('the lists of a form stand in the order in which they are saved, those that it asks for alone', () => {
  expect(asked.map(({ name }) => name)).toEqual(['assets', 'liabilities', 'income', 'expenses']);
  const declared = askedLists(APPLICATION_FORMS.funds.financial.applicant, finances);
  expect(declared.map(({ name }) => name)).toEqual(['assets', 'income', 'expenses']);
  expect(ofSpouse.map(({ name }) => name)).toEqual(['income']);
});

test('of the answers elsewhere, rows with a value over 0 are loaded, into lists that were not saved', () => {
  const loaded = (saved: Answers) => amounts(previousValues(asked, { previous, saved, person: 'applicant' }));
  expect(loaded({})).toEqual([
    ['assets', [1, 500]],
    ['income', [900]],
  ]);
  expect(loaded({ assets: [], income: [row(1, 1)] })).toEqual([]);
});

test("a spouse's income is theirs, not the applicant's", () => {
  expect(amounts(previousValues(ofSpouse, { previous, saved: { income: [] }, person: 'spouse' }))).toEqual([
    ['income', [700]],
  ]);
  expect(amounts(savedValues(ofSpouse, previous, 'spouse'))).toEqual([['income', [700]]]);
  const output = { income: [{ type: { id: 4, name: 'ARRIENDOS' }, value: cents(700) }] };
  expect(answersOf(ofSpouse, output, 'spouse')).toEqual({ spouseIncome: [row(4, 700)] });
});

test('what was saved comes back whole, also a list without rows', () => {
  expect(amounts(savedValues(asked, { ...previous, expenses: undefined as never }, 'applicant'))).toEqual([
    ['assets', [0, 1, 500]],
    ['liabilities', []],
    ['income', [900]],
  ]);
});

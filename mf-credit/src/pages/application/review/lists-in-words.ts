import type { Answers, Asset, Cents } from '@vitrina/contract';
import {
  type ApplicationForm,
  type FinancialList,
  formatMoney,
  type SubTab,
  subtractCents,
  sumCents,
} from '@vitrina/rules';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { askedPairs } from '../../../sections/financial-situation/pairs';
import { type Catalogues, nameIn } from './names';
import { day, money, NO_ROWS, type Terms, termsOf } from './terms';

type Amounts = readonly { value: Cents }[];

const sumOf = (rows: Amounts = []) => sumCents(rows.map(({ value }) => value));

/** A list: a group for each row, named and numbered, and the sum of its values. */
function listOf<Row>(title: string, rows: readonly Row[] | undefined, inWords: (row: Row) => Terms['terms']): Terms[] {
  if (!rows?.length) return [{ title, terms: [NO_ROWS] }];
  return rows.map((row, at) => ({ title: `${title}: ${at + 1} de ${rows.length}`, terms: inWords(row) }));
}

/** What the three texts of an asset are called is said by its type. */
function assetInWords(asset: Asset, { assetTypes }: Catalogues['financial']) {
  const parts = assetTypes.find(({ id }) => id === asset.typeId)?.parts ?? [];
  const [reference, description, detail] = parts.map(({ label }) => label);
  const labels = {
    ...LABELS.asset,
    ...(reference && { reference }),
    ...(description && { description }),
    ...(detail && { detail }),
  };
  return termsOf(labels, { ...asset, typeId: nameIn(assetTypes, asset.typeId), value: money(asset.value) });
}

/** The lists of the financial situation that a person is asked for, each with its total, and what they leave. */
export function financesInWords(
  form: ApplicationForm,
  { person }: SubTab,
  answers: Answers,
  { financial }: Catalogues,
): Terms[] {
  const blocks = form.financial[person];
  const { liabilityTypes, incomeTypes, expenseTypes } = financial;
  const { assets, liabilities, expenses } = answers;
  const income = person === 'spouse' ? answers.spouseIncome : answers.income;
  const rows: Readonly<Record<FinancialList, Amounts | undefined>> = { assets, liabilities, income, expenses };
  const named =
    (types: readonly { id: number; name: string }[], labels: Readonly<Record<string, string>>) =>
    (row: { typeId: number; value: Cents }) =>
      termsOf(labels, { ...row, typeId: nameIn(types, row.typeId), value: money(row.value) });
  const listed: readonly (readonly [FinancialList, Terms[]])[] = [
    ['assets', listOf(LIST_LABELS.assets, assets, (row) => assetInWords(row, financial))],
    ['liabilities', listOf(LIST_LABELS.liabilities, liabilities, named(liabilityTypes, LABELS.liability))],
    ['income', listOf(LIST_LABELS.income, income, named(incomeTypes, LABELS.income))],
    ['expenses', listOf(LIST_LABELS.expenses, expenses, named(expenseTypes, LABELS.expense))],
  ];
  const totalOf = (list: FinancialList): Terms[] =>
    rows[list]?.length
      ? [{ terms: [{ term: `Total de ${LIST_LABELS[list].toLowerCase()}`, value: formatMoney(sumOf(rows[list])) }] }]
      : [];
  return [
    ...listed.filter(([list]) => blocks[list] !== undefined).flatMap(([list, groups]) => [...groups, ...totalOf(list)]),
    ...askedPairs(blocks).map(({ label, from, less }) => ({
      terms: [{ term: label, value: formatMoney(subtractCents(sumOf(rows[from]), sumOf(rows[less]))) }],
    })),
  ];
}

/** The two lists of references. */
export const referencesInWords = ({ bankReferences, personalReferences }: Answers, lists: Catalogues): Terms[] => [
  ...listOf(LIST_LABELS.bankReferences, bankReferences, (row) =>
    termsOf(LABELS.bankReference, { ...row, accountTypeId: nameIn(lists.accountTypes, row.accountTypeId) }),
  ),
  ...listOf(LIST_LABELS.personalReferences, personalReferences, (row) =>
    termsOf(LABELS.personalReference, { ...row, relationshipId: nameIn(lists.relationships, row.relationshipId) }),
  ),
];

/** The public offices of the applicant. */
export const exposedPersonInWords = ({ exposedPersons }: Answers): Terms[] =>
  listOf(LIST_LABELS.exposedPersons, exposedPersons, (row) =>
    termsOf(LABELS.exposedPerson, { ...row, appointedOn: day(row.appointedOn), endedOn: day(row.endedOn) }),
  );

/** Relatives and third persons with a public office. */
export const exposedRelativesInWords = ({ exposedRelatives }: Answers, lists: Catalogues): Terms[] =>
  listOf(LIST_LABELS.exposedRelatives, exposedRelatives, (row) =>
    termsOf(LABELS.exposedRelative, {
      ...row,
      identificationTypeId: nameIn(lists.personal.identificationTypes, row.identificationTypeId),
      relationshipId: nameIn(lists.relationships, row.relationshipId),
    }),
  );

import type { Answers, Asset, Cents } from '@vitrina/contract';
import type { ApplicationForm, SubTab } from '@vitrina/rules';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import { type Catalogues, nameIn } from './names';
import { day, money, NO_ROWS, type Terms, termsOf, totalOf } from './terms';

/** A list: a group for each row, named and numbered, and the sum of its values. */
function listOf<Row>(title: string, rows: readonly Row[] | undefined, inWords: (row: Row) => Terms['terms']): Terms[] {
  if (!rows?.length) return [{ title, terms: [NO_ROWS] }];
  return rows.map((row, at) => ({ title: `${title}: ${at + 1} de ${rows.length}`, terms: inWords(row) }));
}

const withTotal = (title: string, rows: readonly { value: Cents }[] | undefined, groups: Terms[]): Terms[] =>
  rows && rows.length > 1 ? [...groups, totalOf(title, rows)] : groups;

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

/** The lists of the financial situation that a person is asked for. */
export function financesInWords(
  form: ApplicationForm,
  { person }: SubTab,
  answers: Answers,
  lists: Catalogues,
): Terms[] {
  const blocks = form.financial[person];
  const { assetTypes, liabilityTypes, incomeTypes, expenseTypes } = lists.financial;
  const { assets, liabilities, expenses } = answers;
  const income = person === 'spouse' ? answers.spouseIncome : answers.income;
  const titles = LIST_LABELS;
  const named =
    (types: readonly { id: number; name: string }[], labels: Readonly<Record<string, string>>) =>
    (row: { typeId: number; value: Cents }) =>
      termsOf(labels, { ...row, typeId: nameIn(types, row.typeId), value: money(row.value) });
  return [
    ...(blocks.assets === undefined
      ? []
      : withTotal(
          titles.assets,
          assets,
          listOf(titles.assets, assets, (row) => assetInWords(row, { ...lists.financial, assetTypes })),
        )),
    ...(blocks.liabilities === undefined
      ? []
      : withTotal(
          titles.liabilities,
          liabilities,
          listOf(titles.liabilities, liabilities, named(liabilityTypes, LABELS.liability)),
        )),
    ...(blocks.income === undefined
      ? []
      : withTotal(titles.income, income, listOf(titles.income, income, named(incomeTypes, LABELS.income)))),
    ...(blocks.expenses === undefined
      ? []
      : withTotal(titles.expenses, expenses, listOf(titles.expenses, expenses, named(expenseTypes, LABELS.expense)))),
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

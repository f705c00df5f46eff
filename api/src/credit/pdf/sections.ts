import type { Answers, ApplicationDocument, Asset, Cents } from '@vitrina/contract';
import {
  type ApplicationForm,
  formatDate,
  formatMoney,
  isMarried,
  type ShownBy,
  type SubTab,
  subTabTitle,
  visibleSubTabs,
} from '@vitrina/rules';
import { LIST_LABELS } from '@vitrina/rules/answer-labels';
import {
  ASSET,
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
} from './columns';
import type { Names } from './names';
import type { Pair, PaperSection } from './paper';

function printed(value: unknown, shown: Shown, names: Names): string {
  if (typeof shown === 'object') return names.of(shown.by, value as number) ?? String(value);
  if (shown === 'date') return formatDate(value as string);
  if (shown === 'money') return formatMoney(value as Cents);
  return shown === 'flag' ? (value ? 'Sí' : 'No') : String(value);
}

/** The answers of an entity that there are, in the order of the screens. */
function pairsOf<Words>(words: Words | undefined, columns: Columns<Words>, names: Names): Pair[] {
  const given: object = words ?? {};
  return Object.entries<readonly [string, Shown]>(columns).flatMap(([word, [label, shown]]): Pair[] => {
    const value: unknown = Reflect.get(given, word);
    return value === undefined || value === '' ? [] : [[label, printed(value, shown, names)]];
  });
}

/** An asset's texts are called by its type; one whose type asks for none has the general words. */
export function assetColumns(typeId: number, names: Names): typeof ASSET {
  const [reference, description, detail] = names.ofAssetParts(typeId);
  return {
    typeId: ASSET.typeId,
    reference: [reference ?? ASSET.reference[0], 'text'],
    description: [description ?? ASSET.description[0], 'text'],
    detail: [detail ?? ASSET.detail[0], 'text'],
    value: ASSET.value,
  };
}

const assetsOf = (assets: readonly Asset[] | undefined, names: Names) => ({
  title: LIST_LABELS.assets,
  rows: (assets ?? []).map((asset) => pairsOf(asset, assetColumns(asset.typeId, names), names)),
});

const listOf = <Words>(title: string, rows: readonly Words[] | undefined, columns: Columns<Words>, names: Names) => ({
  title,
  rows: (rows ?? []).map((row) => pairsOf(row, columns, names)),
});

/** The financial lists that a person is asked for. */
function financialLists(form: ApplicationForm, { person }: SubTab, answers: Answers, names: Names) {
  const isAsked = form.financial[person];
  const income = person === 'spouse' ? answers.spouseIncome : answers.income;
  return [
    isAsked.assets !== undefined && assetsOf(answers.assets, names),
    isAsked.liabilities !== undefined && listOf(LIST_LABELS.liabilities, answers.liabilities, LIABILITY, names),
    isAsked.income !== undefined && listOf(LIST_LABELS.income, income, INCOME, names),
    isAsked.expenses !== undefined && listOf(LIST_LABELS.expenses, answers.expenses, EXPENSE, names),
  ].filter((list) => list !== false);
}

/** Answers that show or hide sub-tabs. */
function shownByOf({ personalData }: Answers, names: Names): ShownBy {
  const status = personalData?.civilStatusId;
  return {
    isMarried: status !== undefined && isMarried(names.of('civil_status', status) ?? ''),
    isExposed: personalData?.isExposed ?? false,
    hasExposedRelatives: personalData?.hasExposedRelatives ?? false,
  };
}

/** What a sub-tab is printed as; undefined for the letter, which stands at the end. */
function sectionOf(
  form: ApplicationForm,
  subTab: SubTab,
  { answers, documents }: { answers: Answers; documents: readonly ApplicationDocument[] },
  names: Names,
): PaperSection | undefined {
  const title = subTabTitle(subTab);
  const isSpouse = subTab.person === 'spouse';
  const pairs = (list: readonly Pair[]): PaperSection => ({ title, pairs: list, lists: [] });
  const lists = (...all: PaperSection['lists']): PaperSection => ({ title, pairs: [], lists: all });
  switch (subTab.kind) {
    case 'personal-data':
      return pairs(pairsOf(isSpouse ? answers.spousePersonalData : answers.personalData, PERSONAL_DATA, names));
    case 'economic-activity': {
      const activity = isSpouse ? answers.spouseEconomicActivity : answers.economicActivity;
      return pairs(pairsOf(activity, ECONOMIC_ACTIVITY, names));
    }
    case 'financial-situation':
      return lists(...financialLists(form, subTab, answers, names));
    case 'references':
      return lists(
        listOf(LIST_LABELS.bankReferences, answers.bankReferences, BANK_REFERENCE, names),
        listOf(LIST_LABELS.personalReferences, answers.personalReferences, PERSONAL_REFERENCE, names),
      );
    case 'exposed-person':
      return lists(listOf(LIST_LABELS.exposedPersons, answers.exposedPersons, EXPOSED_PERSON, names));
    case 'exposed-relatives':
      return lists(listOf(LIST_LABELS.exposedRelatives, answers.exposedRelatives, EXPOSED_RELATIVE, names));
    case 'documents':
      return pairs(documents.map(({ typeName, fileName }) => [typeName, fileName]));
    case 'authorization':
      return undefined;
  }
}

/** Every section that the applicant was shown, with what was answered; a spouse's only of somebody who is married. */
export const sectionsOf = (
  form: ApplicationForm,
  given: { answers: Answers; documents: readonly ApplicationDocument[] },
  names: Names,
): PaperSection[] =>
  visibleSubTabs(form, shownByOf(given.answers, names))
    .map((subTab) => sectionOf(form, subTab, given, names))
    .filter((section) => section !== undefined);

import { foldAccents } from '../text';
import {
  APPLICATION_FORMS,
  type ApplicationForm,
  applicationFormOf,
  firstIncomplete,
  hasEmployer,
  isMarried,
  isOfferedModel,
  percentOf,
  type SectionName,
  type ShownBy,
  subTabTitle,
  vehicleYears,
  visibleSubTabs,
  visibleTabs,
} from '.';

const NOBODY: ShownBy = { isMarried: false, isExposed: false, hasExposedRelatives: false };
const forms = Object.values(APPLICATION_FORMS) as readonly ApplicationForm[];
const everybody = forms.flatMap((form) =>
  [false, true].flatMap((isMarried) =>
    [false, true].flatMap((isExposed) =>
      [false, true].map((hasExposedRelatives) => ({ form, answers: { isMarried, isExposed, hasExposedRelatives } })),
    ),
  ),
);

test.each(everybody)('$form.name asks $answers for what concerns them', ({ form, answers }) => {
  const keys = visibleSubTabs(form, answers).map(({ key }) => key);
  expect(keys).toEqual([
    'applicant/personal-data',
    'applicant/economic-activity',
    'applicant/financial-situation',
    'applicant/references',
    ...(answers.isExposed ? ['applicant/exposed-person'] : []),
    ...(answers.hasExposedRelatives ? ['applicant/exposed-relatives'] : []),
    ...(answers.isMarried ? ['spouse/personal-data', 'spouse/economic-activity', 'spouse/financial-situation'] : []),
    'applicant/authorization',
    'applicant/documents',
  ]);
  expect(visibleTabs(form, answers)).toHaveLength(answers.isMarried ? 3 : 2);
});

test('the credit application alone asks for debts, and of a spouse for income only', () => {
  const lists = (form: ApplicationForm, person: 'applicant' | 'spouse') => Object.entries(form.financial[person]);
  expect(lists(APPLICATION_FORMS.credit, 'applicant')).toEqual([
    ['assets', 1],
    ['liabilities', 0],
    ['income', 1],
    ['expenses', 1],
  ]);
  expect(lists(APPLICATION_FORMS.funds, 'applicant')).toEqual([
    ['assets', 1],
    ['income', 1],
    ['expenses', 1],
  ]);
  for (const form of forms) expect(lists(form, 'spouse')).toEqual([['income', 1]]);
});

test('ids of sub-tabs do not depend on what is shown', () => {
  for (const form of forms) {
    const ids = form.tabs.flatMap(({ subTabs }) => subTabs.map(({ id }) => id));
    expect(ids).toEqual(ids.map((_, i) => i + 1));
  }
});

test('a wizard is found by the kind of purchase', () => {
  expect([applicationFormOf(1).name, applicationFormOf(2).name]).toEqual(['funds', 'credit']);
});

describe('progress', () => {
  const saved =
    (...names: string[]) =>
    (person: string, section: SectionName) =>
      names.includes(`${person}/${section}`);

  test('a financial situation is complete with its last list', () => {
    const lists = [
      'applicant/personal-data',
      'applicant/economic-activity',
      'applicant/assets',
      'applicant/liabilities',
    ];
    const isSaved = saved(...lists, 'applicant/income');
    expect(firstIncomplete(APPLICATION_FORMS.credit, NOBODY, isSaved)?.kind).toBe('financial-situation');
    const all = saved(...lists, 'applicant/income', 'applicant/expenses');
    expect(firstIncomplete(APPLICATION_FORMS.credit, NOBODY, all)?.kind).toBe('references');
  });

  test('a sub-tab that an answer brings is the next, and the circle is whole only without it (N25)', () => {
    const isSaved = (person: string) => person === 'applicant';
    expect(firstIncomplete(APPLICATION_FORMS.funds, NOBODY, isSaved)).toBeUndefined();
    const married = { ...NOBODY, isMarried: true };
    expect(firstIncomplete(APPLICATION_FORMS.funds, married, isSaved)?.key).toBe('spouse/personal-data');
    const percents = visibleTabs(APPLICATION_FORMS.funds, married).map((tab) => percentOf(tab, isSaved));
    expect(percents).toEqual([100, 0, 100]);
  });

  test('a third is 33 per cent, and two thirds are 66', () => {
    const [, spouse] = visibleTabs(APPLICATION_FORMS.funds, { ...NOBODY, isMarried: true });
    const done = ['spouse/personal-data', 'spouse/economic-activity', 'spouse/income'];
    expect([0, 1, 2, 3].map((n) => percentOf(spouse as never, saved(...done.slice(0, n))))).toEqual([0, 33, 66, 100]);
  });

  test('a message says whose sub-tab it is', () => {
    const titles = visibleSubTabs(APPLICATION_FORMS.credit, { ...NOBODY, isMarried: true }).map(subTabTitle);
    expect(titles.slice(3, 5)).toEqual(['Referencias', 'Cónyuge Datos personales']);
  });
});

test.each([
  ['CASADO', true],
  ['casada', true],
  [' Casado ', true],
  ['CASADO/A', false],
  ['UNIÓN DE HECHO', false],
  ['SOLTERO', false],
])('civil status %p asks for a spouse: %p', (label, expected) => expect(isMarried(label)).toBe(expected));

test.each([
  ['ESTUDIANTE', false],
  ['Jubilado', false],
  ['JUBILADA', false],
  ['DEPENDIENTE SECTOR PÚBLICO', true],
  ['RENTISTA', true],
])('employment relationship %p asks for an employer: %p', (label, expected) =>
  expect(hasEmployer(label)).toBe(expected),
);

test.each([
  'CHEVROLET POR DEFINIR',
  'Por Definir',
  'Avaluo mecanico',
  'AVALÚO MECÁNICO MAZDA',
  foldAccents('AVALÚO MECÁNICO'),
])('model %p is never offered', (name) => expect(isOfferedModel(name)).toBe(false));

test('models with numbers as names are offered', () => {
  expect(['MAZDA 3', '208', 'D-MAX'].every(isOfferedModel)).toBe(true);
});

test('a vehicle may be of the running year and of the 49 before it', () => {
  const years = vehicleYears('2026-11-30');
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1977, 50]);
});

import { APPLICATION_FORMS, visibleSubTabs } from '@vitrina/rules';
import { inWords, minutesLeft } from './time-left';

const { credit } = APPLICATION_FORMS;
const all = { isMarried: true, isExposed: true, hasExposedRelatives: true };

test('what is complete takes no time, and everything counts once', () => {
  const subTabs = visibleSubTabs(credit, all);
  expect(minutesLeft(subTabs, () => false)).toBe(20);
  expect(minutesLeft(subTabs, () => true)).toBe(0);
});

test.each([
  ['applicant', 'personal-data', 5],
  ['applicant', 'references', 1],
  ['applicant', 'authorization', 1],
  ['applicant', 'documents', 2],
  ['spouse', 'personal-data', 2],
  ['spouse', 'financial-situation', 1],
] as const)('where the %s has %s left alone it takes %d min', (person, kind, minutes) => {
  const left = visibleSubTabs(credit, all).filter((subTab) => subTab.person === person && subTab.kind === kind);
  expect(minutesLeft(left, () => false)).toBe(minutes);
});

test.each([
  [0, 'menos de 1 min'],
  [1, 'cerca de 1 min'],
  [4, 'unos 4 min'],
])('%d minutes: %s', (minutes, text) => expect(inWords(minutes)).toBe(text));

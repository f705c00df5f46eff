import { APPLICATION_FORMS, visibleSubTabs } from '@vitrina/rules';
import { inWords, minutesLeft } from './time-left';

const { credit } = APPLICATION_FORMS;
const all = { isMarried: true, isExposed: true, hasExposedRelatives: true };

test('what is complete takes no time, and everything counts once', () => {
  const subTabs = visibleSubTabs(credit, all);
  expect(minutesLeft(subTabs, () => false)).toBe(28);
  expect(minutesLeft(subTabs, () => true)).toBe(0);
  expect(minutesLeft(subTabs, (person, section) => person === 'spouse' || section !== 'documents')).toBe(4);
});

test.each([
  [0, 'menos de 1 min'],
  [1, 'cerca de 1 min'],
  [4, 'unos 4 min'],
])('%d minutes: %s', (minutes, text) => expect(inWords(minutes)).toBe(text));

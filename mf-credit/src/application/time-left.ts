import { type IsSaved, isSubTabComplete, type SubTab, type SubTabKind } from '@vitrina/rules';

/** How long a sub-tab takes, in minutes: about ten seconds a field, two minutes a document, a minute for the letter. */
const MINUTES: Readonly<Record<SubTabKind, number>> = {
  'personal-data': 4,
  'economic-activity': 2,
  'financial-situation': 3,
  references: 2,
  'exposed-person': 1,
  'exposed-relatives': 2,
  authorization: 1,
  documents: 4,
};

/** Minutes that what is left takes. */
export const minutesLeft = (subTabs: readonly SubTab[], isSaved: IsSaved): number =>
  subTabs
    .filter((subTab) => !isSubTabComplete(subTab, isSaved))
    .reduce((minutes, { kind }) => minutes + MINUTES[kind], 0);

/** 'unos 4 min', 'cerca de 1 min', 'menos de 1 min'. */
export const inWords = (minutes: number): string => {
  if (minutes < 1) return 'menos de 1 min';
  return minutes === 1 ? 'cerca de 1 min' : `unos ${minutes} min`;
};

import { type IsSaved, isSubTabComplete, type SubTab, type SubTabKind } from '@vitrina/rules';

/**
 * How many fields a sub-tab has, with one row of each list that needs one. The letter and each of the two documents take a
 * minute, as long as six fields.
 */
const FIELDS: Readonly<Record<SubTabKind, number>> = {
  'personal-data': 27,
  'economic-activity': 15,
  'financial-situation': 10,
  references: 7,
  'exposed-person': 4,
  'exposed-relatives': 9,
  authorization: 6,
  documents: 12,
};
/** The spouse is asked for less. */
const FIELDS_OF_SPOUSE: Partial<typeof FIELDS> = { 'personal-data': 11, 'financial-situation': 3 };

/** A field takes ten seconds. */
const FIELDS_A_MINUTE = 6;

const fieldsOf = ({ person, kind }: SubTab) => (person === 'spouse' && FIELDS_OF_SPOUSE[kind]) || FIELDS[kind];

/** Whole minutes that what is left takes. */
export const minutesLeft = (subTabs: readonly SubTab[], isSaved: IsSaved): number => {
  const left = subTabs.filter((subTab) => !isSubTabComplete(subTab, isSaved));
  return Math.round(left.reduce((fields, subTab) => fields + fieldsOf(subTab), 0) / FIELDS_A_MINUTE);
};

/** 'unos 4 min', 'cerca de 1 min', 'menos de 1 min'. */
export const inWords = (minutes: number): string => {
  if (minutes < 1) return 'menos de 1 min';
  return minutes === 1 ? 'cerca de 1 min' : `unos ${minutes} min`;
};

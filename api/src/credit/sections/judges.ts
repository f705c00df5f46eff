import { judgeExpenses, judgeIncome, judgeLiabilities } from './amounts';
import { judgeAssets } from './assets';
import type { AnswerSection, WordsOf } from './codecs';
import { judgeEconomicActivity } from './economic-activity';
import { judgeExposedPersons, judgeExposedRelatives } from './exposure';
import type { Judging } from './judging';
import { judgePersonalData } from './personal-data';
import { judgeBankReferences, judgePersonalReferences } from './references';

/** Judges a section by the rules of its form. @returns it as it is kept @throws Refused */
export type Judge<S extends AnswerSection> = (words: WordsOf<S>, judging: Judging) => Promise<WordsOf<S>>;

/** The judge of each section. */
export const JUDGES: { readonly [S in AnswerSection]: Judge<S> } = {
  'personal-data': judgePersonalData,
  'economic-activity': judgeEconomicActivity,
  assets: judgeAssets,
  liabilities: judgeLiabilities,
  income: judgeIncome,
  expenses: judgeExpenses,
  'bank-references': judgeBankReferences,
  'personal-references': judgePersonalReferences,
  'exposed-person': judgeExposedPersons,
  'exposed-relatives': judgeExposedRelatives,
};

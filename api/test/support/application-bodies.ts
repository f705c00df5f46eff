import * as contract from '@vitrina/contract';
import {
  ACCOUNT,
  ASSET,
  EXPENSE,
  FRIEND,
  INCOME,
  LIABILITY,
  OFFICE,
  personalData,
  RELATIVE,
  WORK,
} from './application';
import { given } from './given-body';

/** An id of nobody: the access tests put those of rows in its place. */
const ASKED = { id: 1, kind: 2 };
const OF_PERSON = { ...ASKED, formType: contract.FORM_TYPES.applicant };

/** Bodies of the calls of applications. */
export const APPLICATION_BODIES = [
  given(contract.application, ASKED),
  given(contract.previousAnswers, ASKED),
  given(contract.saveDraft, { ...ASKED, subTab: 'applicant/personal-data', revision: 0, values: '{}' }),
  given(contract.decideApplication, ASKED),
  given(contract.savePersonalData, { ...OF_PERSON, form: personalData() }),
  given(contract.saveEconomicActivity, { ...OF_PERSON, form: WORK }),
  given(contract.saveAssets, { ...OF_PERSON, rows: [ASSET] }),
  given(contract.saveLiabilities, { ...OF_PERSON, rows: [LIABILITY] }),
  given(contract.saveIncome, { ...OF_PERSON, rows: [INCOME] }),
  given(contract.saveExpenses, { ...OF_PERSON, rows: [EXPENSE] }),
  given(contract.saveBankReferences, { ...ASKED, rows: [ACCOUNT] }),
  given(contract.savePersonalReferences, { ...ASKED, rows: [FRIEND] }),
  given(contract.saveExposedPersons, { ...ASKED, rows: [OFFICE] }),
  given(contract.saveExposedRelatives, { ...ASKED, rows: [RELATIVE] }),
];

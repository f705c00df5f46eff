import { between, count, id, instant, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';
import {
  Assets,
  BankReferences,
  EconomicActivity,
  Expenses,
  ExposedPersons,
  ExposedRelatives,
  Incomes,
  Liabilities,
  PersonalData,
  PersonalReferences,
} from './answers';

/** The form types of the documents: whose section it is. */
export const FORM_TYPES = { applicant: 1, spouse: 2 } as const;

/** Which application a call is about. */
export const ofApplication = {
  id: field('id', id, 'of the negotiation'),
  kind: field('tipo', between(1, 2), '1 the declaration of funds of a cash purchase, 2 the credit application'),
} as const;

/** Whose section it is. A section of the spouse needs the id that saving their personal data has answered. */
const ofPerson = {
  ...ofApplication,
  formType: field('ndt1', between(1, 2), '1 applicant, 2 spouse'),
  spouseId: optional('ndt2', id, 'required of a section of the spouse, but for their personal data'),
} as const;

/** What a saved section answers. */
export const SectionSaved = entity('SectionSaved', {
  spouseId: optional('id', id, 'of the spouse whose personal data were saved'),
  revision: field('ndt1', count, 'ours: of the draft of the sub-tab, which is gone now'),
  savedAt: field('ddt1', instant, 'ours'),
});
export type SectionSaved = WordOf<typeof SectionSaved>;

export const savePersonalData = endpoint({
  name: 'savePersonalData',
  path: 'PrsRlc/VmCrPrs',
  purpose: 'Save the personal data of the applicant or the spouse',
  access: 'customer',
  request: entity('SavePersonalDataRequest', { ...ofPerson, form: field('form', PersonalData) }),
  response: SectionSaved,
});

export const saveEconomicActivity = endpoint({
  name: 'saveEconomicActivity',
  path: 'CtvCnm/VmUpCtv',
  purpose: 'Save the economic activity of the applicant or the spouse',
  access: 'customer',
  request: entity('SaveEconomicActivityRequest', { ...ofPerson, form: field('form', EconomicActivity) }),
  response: SectionSaved,
});

export const saveAssets = endpoint({
  name: 'saveAssets',
  path: 'PrsCtv/VmUpCtv',
  purpose: 'Save the assets in place of those before',
  access: 'customer',
  request: entity('SaveAssetsRequest', { ...ofPerson, rows: field('elements', Assets) }),
  response: SectionSaved,
});

export const saveLiabilities = endpoint({
  name: 'saveLiabilities',
  path: 'PrsPsv/VmUpPsv',
  purpose: 'Save the liabilities in place of those before',
  access: 'customer',
  request: entity('SaveLiabilitiesRequest', { ...ofPerson, rows: field('elements', Liabilities) }),
  response: SectionSaved,
});

export const saveIncome = endpoint({
  name: 'saveIncome',
  path: 'PrsNgr/VmUpIng',
  purpose: 'Save the income in place of that before',
  access: 'customer',
  request: entity('SaveIncomeRequest', { ...ofPerson, rows: field('elements', Incomes) }),
  response: SectionSaved,
});

export const saveExpenses = endpoint({
  name: 'saveExpenses',
  path: 'PrsGst/VmUpGst',
  purpose: 'Save the expenses in place of those before',
  access: 'customer',
  request: entity('SaveExpensesRequest', { ...ofPerson, rows: field('elements', Expenses) }),
  response: SectionSaved,
});

export const saveBankReferences = endpoint({
  name: 'saveBankReferences',
  path: 'RfnBnc/VmUpRfc',
  purpose: 'Save the bank references in place of those before',
  access: 'customer',
  request: entity('SaveBankReferencesRequest', { ...ofApplication, rows: field('elements', BankReferences) }),
  response: SectionSaved,
});

export const savePersonalReferences = endpoint({
  name: 'savePersonalReferences',
  path: 'RfnPrsn/VmUpRfc',
  purpose: 'Save the personal references in place of those before',
  access: 'customer',
  request: entity('SavePersonalReferencesRequest', { ...ofApplication, rows: field('elements', PersonalReferences) }),
  response: SectionSaved,
});

export const saveExposedPersons = endpoint({
  name: 'saveExposedPersons',
  path: 'CrgPp/VmUpCrg',
  purpose: 'Save the public offices in place of those before',
  access: 'customer',
  request: entity('SaveExposedPersonsRequest', { ...ofApplication, rows: field('elements', ExposedPersons) }),
  response: SectionSaved,
});

export const saveExposedRelatives = endpoint({
  name: 'saveExposedRelatives',
  path: 'FmlrPp/VmUpFmlr',
  purpose: 'Save the exposed relatives in place of those before',
  access: 'customer',
  request: entity('SaveExposedRelativesRequest', { ...ofApplication, rows: field('elements', ExposedRelatives) }),
  response: SectionSaved,
});

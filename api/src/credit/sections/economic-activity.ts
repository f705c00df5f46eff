import { type EconomicActivity, IDENTITY_TYPES } from '@vitrina/contract';
import { hasEmployer, isEmailAddress, isLandline, isValidIdentity } from '@vitrina/rules';
import { demand, invalid, type Judging, needed, neededChoice, tidy } from './judging';
import { judgeCountry, judgePlace } from './place';

const isTaxNumber = (value: string) =>
  isValidIdentity(value, IDENTITY_TYPES.naturalTaxNumber) || isValidIdentity(value, IDENTITY_TYPES.legalTaxNumber);

/** The employer's data of whoever has one. */
async function judgeEmployer(words: EconomicActivity, judging: Judging): Promise<void> {
  await neededChoice(judging, 'activity-type', words.activityTypeId, 'tipo de actividad');
  await neededChoice(judging, 'sector', words.sectorId, 'sector');
  if (words.countryId !== undefined) await judgeCountry(judging, words.countryId, 'país');
  await judgePlace(words, judging);
  needed(words.company, 'empresa');
  needed(words.position, 'cargo');
  needed(words.address, 'dirección de la empresa');
  needed(words.years, 'años');
  if (judging.person === 'applicant') needed(words.phone, 'teléfono de la empresa');
  demand(words.phone === undefined || isLandline(words.phone), invalid('teléfono de la empresa'));
  demand(words.email === undefined || isEmailAddress(words.email), invalid('correo electrónico de la empresa'));
  demand(words.taxNumber === undefined || isTaxNumber(words.taxNumber), invalid('RUC'));
}

/**
 * The work as it is kept: of a student or a pensioner nothing but that.
 * @throws Refused for what breaks a rule of the form (specification 2, section 5)
 */
export async function judgeEconomicActivity(stated: EconomicActivity, judging: Judging): Promise<EconomicActivity> {
  const words = tidy(stated);
  const { employmentRelationshipId } = words;
  const relationship = await neededChoice(
    judging,
    'employment_relationship',
    employmentRelationshipId,
    'relación laboral',
  );
  if (!hasEmployer(relationship)) return { employmentRelationshipId };
  await judgeEmployer(words, judging);
  return words;
}

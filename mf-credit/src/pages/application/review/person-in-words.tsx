import type { EconomicActivity, PersonalCatalogues, PersonalData } from '@vitrina/contract';
import { LABELS } from '@vitrina/rules/answer-labels';
import { civilStatusesFor } from '../../../sections/personal-data/labels';
import { nameIn } from './names';
import { CityName, ParishName } from './places';
import { day, type Terms, termsOf } from './terms';

/** The personal data of the applicant or the spouse. */
export function personalDataInWords(of: PersonalData, lists: PersonalCatalogues): Terms {
  const { provinceId, cityId, parishId } = of;
  return {
    terms: termsOf(LABELS.personalData, {
      ...of,
      personTypeId: nameIn(lists.personTypes, of.personTypeId),
      identificationTypeId: nameIn(lists.identificationTypes, of.identificationTypeId),
      genderId: nameIn(lists.genders, of.genderId),
      nationalityId: nationality(lists, of.nationalityId),
      civilStatusId: civilStatus(lists, of),
      addressTypeId: nameIn(lists.addressTypes, of.addressTypeId),
      provinceId: nameIn(lists.provinces, provinceId),
      cityId: cityId && <CityName provinceId={provinceId} id={cityId} />,
      parishId: parishId && <ParishName cityId={cityId} id={parishId} />,
      birthDate: day(of.birthDate),
      officeFrom: day(of.officeFrom),
      officeUntil: day(of.officeUntil),
    }),
  };
}

/** As the person's gender has it: CASADA. */
function civilStatus({ civilStatuses, genders }: PersonalCatalogues, { civilStatusId, genderId }: PersonalData) {
  const gender = genders.find(({ id }) => id === genderId);
  return nameIn(civilStatusesFor(civilStatuses, gender), civilStatusId);
}

function nationality({ nationalities }: PersonalCatalogues, id: number): string | undefined {
  const found = nationalities.find((country) => country.id === id);
  return found?.nationality ?? nameIn(nationalities, id);
}

/** A person's work. */
export function activityInWords(of: EconomicActivity, lists: PersonalCatalogues): Terms {
  const { provinceId, cityId } = of;
  return {
    terms: termsOf(LABELS.economicActivity, {
      ...of,
      employmentRelationshipId: nameIn(lists.employmentRelationships, of.employmentRelationshipId),
      activityTypeId: nameIn(lists.activityTypes, of.activityTypeId),
      sectorId: nameIn(lists.sectors, of.sectorId),
      countryId: nameIn(lists.nationalities, of.countryId),
      provinceId: nameIn(lists.provinces, provinceId),
      cityId: cityId && <CityName provinceId={provinceId} id={cityId} />,
    }),
  };
}

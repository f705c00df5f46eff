import type { Page } from '@playwright/test';
import type { Asset, EconomicActivity, PersonalData } from '@vitrina/contract';
import type { Shown } from './controls';
import { type Lists, nameIn, readPlace } from './lists';

/** A word of an answer, as its control shows it. `typed`: what is typed for that. */
export type Said = { word: string; shown: Shown; typed?: string };

/** '1985-06-13' as a form shows it, typed without the slashes. */
const day = (iso: string) => {
  const [year, month, date] = iso.split('-');
  return { shown: `${date}/${month}/${year}`, typed: `${date}${month}${year}` };
};
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** An amount is shown with its signs once its field is left, and typed without. */
export const amount = (cents: number) => (cents / 100).toFixed(2);

/** What a person is not asked, because it is known or cannot be otherwise. */
const NOT_ASKED = ['personTypeId', 'identificationTypeId'];

type Names = Readonly<Record<string, string | undefined>>;

const saidOf = (words: Readonly<Record<string, unknown>>, order: readonly string[], names: Names): Said[] =>
  order
    .filter((word) => words[word] !== undefined && !NOT_ASKED.includes(word))
    .map((word) => {
      const value = names[word] ?? words[word];
      if (isDay(value)) return { word, ...day(value) };
      return { word, shown: typeof value === 'boolean' ? value : String(value) };
    });

async function placeNames(page: Page, { provinceId, cityId, parishId }: Partial<PersonalData>, { personal }: Lists) {
  if (provinceId === undefined || cityId === undefined) return {};
  const canton = await readPlace(page, provinceId, cityId);
  return {
    provinceId: nameIn(personal.provinces, provinceId),
    cityId: canton.name,
    ...(parishId !== undefined && { parishId: nameIn(canton.parishes, parishId) }),
  };
}

const FEMALE = 1;

/** The personal data, by the fields of the form. @param order of the fields on the page */
export async function personSaid(page: Page, of: PersonalData, lists: Lists, order: readonly string[]) {
  const { genders, nationalities, civilStatuses, addressTypes } = lists.personal;
  const status = civilStatuses.find(({ id }) => id === of.civilStatusId);
  const country = nationalities.find(({ id }) => id === of.nationalityId);
  return saidOf(of, order, {
    ...(await placeNames(page, of, lists)),
    genderId: nameIn(genders, of.genderId),
    nationalityId: country?.nationality ?? country?.name,
    civilStatusId: of.genderId === FEMALE ? (status?.feminineName ?? status?.name) : status?.name,
    addressTypeId: of.addressTypeId === undefined ? undefined : nameIn(addressTypes, of.addressTypeId),
  });
}

/** A person's work, by the fields of the form. */
export async function workSaid(page: Page, of: EconomicActivity, lists: Lists, order: readonly string[]) {
  const { employmentRelationships, activityTypes, sectors, nationalities } = lists.personal;
  const named = (list: Parameters<typeof nameIn>[0], id: number | undefined) =>
    id === undefined ? undefined : nameIn(list, id);
  return saidOf(of, order, {
    ...(await placeNames(page, of, lists)),
    employmentRelationshipId: nameIn(employmentRelationships, of.employmentRelationshipId),
    activityTypeId: named(activityTypes, of.activityTypeId),
    sectorId: named(sectors, of.sectorId),
    countryId: named(nationalities, of.countryId),
  });
}

/** An asset: what its three texts are called is said by its type. */
export function assetSaid({ typeId, reference, description, detail }: Asset, { financial }: Lists) {
  const { parts } = financial.assetTypes.find(({ id }) => id === typeId)!;
  return [reference, description, detail].flatMap((text, at) => {
    const label = parts[at]?.label;
    return text !== undefined && label ? [{ label, shown: text }] : [];
  });
}

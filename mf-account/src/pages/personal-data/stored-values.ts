import type { CatalogueItem, Profile, ProfileAddress } from '@vitrina/contract';
import { isMobilePhone, nationalPhone } from '@vitrina/rules';
import { FIELD_NAMES, type PersonalValues } from './fields';
import type { PersonalData } from './use-personal-data';

/**
 * What the values were typed on: kept among the form's values, and so in its draft, which may be restored after the
 * stored data have changed.
 */
export type Base = {
  revision: number;
  values: PersonalValues;
  /** As this form itself has saved them; what the server made of them is not loaded yet. */
  isSaved?: boolean;
};

export type FormValues = PersonalValues & { base: Base };

const mainOf = <T extends { isMain: boolean }>(list: readonly T[]): T | undefined =>
  list.find(({ isMain }) => isMain) ?? list[0];
const itemOf = (items: readonly CatalogueItem[], id: number | undefined): CatalogueItem | null =>
  items.find((item) => item.id === id) ?? null;
const ofType = <T extends { typeId: number }>(list: readonly T[], typeId: number | undefined): T | undefined =>
  list.find((item) => item.typeId === typeId);

/** The first and other names as one text, and the surnames. */
export const namesOf = ({ firstName, otherNames, surname, secondSurname }: Profile) => ({
  nombres: [firstName, otherNames].filter(Boolean).join(' '),
  apellidos: [surname, secondSurname].filter(Boolean).join(' '),
});

/**
 * The e-mail address of a type that the customer last stated; '' if there is none. One that waits for its confirmation goes
 * before the one that counts until then: stating that one again would take the change back.
 */
export function emailOf({ emails }: Profile, typeId: number | undefined): string {
  const stored = ofType(emails, typeId);
  return stored?.pendingAddress ?? stored?.address ?? '';
}

/** The stored telephone of a type; '' if there is none. */
export const phoneOf = ({ phones }: Profile, typeId: number | undefined): string =>
  nationalPhone(ofType(phones, typeId)?.number ?? '');

/** The stored address of a type; undefined if there is none. */
export const addressOf = ({ addresses }: Profile, typeId: number | undefined): ProfileAddress | undefined =>
  ofType(addresses, typeId);

/** The texts of an address. */
export const textsOf = (address: ProfileAddress | undefined) => ({
  calle1: address?.mainStreet ?? '',
  calle2: address?.secondaryStreet ?? '',
  numero: address?.number ?? '',
  barrio: address?.neighbourhood ?? '',
  referencia: address?.reference ?? '',
});

/** City and parish of an address. */
export const placesOf = ({ cities, parishes }: PersonalData, address: ProfileAddress | undefined) => ({
  tipoCanton: itemOf(cities, address?.cityId),
  tipoParro: itemOf(parishes, address?.parishId),
});

/** A mobile type with its number: the main phone's, or the first mobile type if that one is none. */
function phoneValues({ profile, phoneTypes }: PersonalData) {
  const main = mainOf(profile.phones);
  const stored = itemOf(phoneTypes, main?.typeId);
  const type = stored ?? phoneTypes[0] ?? null;
  const number = phoneOf(profile, type?.id);
  const other = nationalPhone(main?.number ?? '');
  return { tipoTelf: type, telefono: number || (isMobilePhone(other) ? other : '') };
}

/** The form's values as they are stored, with themselves as their base. */
export function storedValues(data: PersonalData): FormValues {
  const { profile, emailTypes, addressTypes } = data;
  const email = mainOf(profile.emails);
  const address = mainOf(profile.addresses);
  const values: PersonalValues = {
    ...namesOf(profile),
    tipoEmail: itemOf(emailTypes, email?.typeId),
    email: emailOf(profile, email?.typeId),
    ...phoneValues(data),
    tipoDir: itemOf(addressTypes, address?.typeId),
    ...textsOf(address),
    ...placesOf(data, address),
  };
  return { ...values, base: { revision: profile.revision, values } };
}

const keyOf = (value: string | { id: number } | null | undefined) =>
  typeof value === 'object' ? value?.id : value || undefined;

/** Whether any field differs between two sets of values; a choice is its id, nothing and '' are the same. */
export const differ = (some: PersonalValues, others: PersonalValues): boolean =>
  FIELD_NAMES.some((name) => keyOf(some[name]) !== keyOf(others[name]));

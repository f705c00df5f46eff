import { query, useQuery } from '@vitrina/api-client';
import {
  addressTypes,
  type CatalogueItem,
  contactTypes,
  type Profile,
  type ProvinceWithCantons,
  profile,
  provincesWithCantons,
} from '@vitrina/contract';
import { useCities } from '@vitrina/journey';
import { includesFolded } from '@vitrina/rules';
import { useMemo } from 'react';

const CONTACT_KINDS = { email: 1, phone: 2 } as const;

/** Everything that the form needs before it can show what is stored. */
export type PersonalData = {
  profile: Profile;
  emailTypes: CatalogueItem[];
  /** Those of mobiles (specification 2, section 2). */
  phoneTypes: CatalogueItem[];
  addressTypes: CatalogueItem[];
  /** Cantons. */
  cities: CatalogueItem[];
  /** Parishes of the whole country, to name the stored one. */
  parishes: CatalogueItem[];
};

const toMobileTypes = (types: CatalogueItem[]) => types.filter(({ name }) => includesFolded(name, 'movil'));
const toParishes = (provinces: ProvinceWithCantons[]) =>
  provinces.flatMap(({ cantons }) => cantons.flatMap(({ parishes }) => parishes));

/**
 * The person's data with the catalogues that name them, as `QueryState` takes it. They come together, so that the form
 * opens with the stored city and parish and nothing in it changes afterwards.
 */
export function usePersonalData(personId: number) {
  const quiet = { quiet: true };
  const person = useQuery(query(profile, { id: personId }));
  const emails = useQuery(query(contactTypes, { kind: CONTACT_KINDS.email }, quiet));
  const phones = useQuery({ ...query(contactTypes, { kind: CONTACT_KINDS.phone }, quiet), select: toMobileTypes });
  const addresses = useQuery(query(addressTypes, {}, quiet));
  const cities = useCities();
  const parishes = useQuery({ ...query(provincesWithCantons, {}), select: toParishes });

  const data = useMemo<PersonalData | undefined>(() => {
    const found = {
      profile: person.data,
      emailTypes: emails.data,
      phoneTypes: phones.data,
      addressTypes: addresses.data,
      cities: cities.data,
      parishes: parishes.data,
    };
    return Object.values(found).every((part) => part !== undefined) ? (found as PersonalData) : undefined;
  }, [person.data, emails.data, phones.data, addresses.data, cities.data, parishes.data]);

  const failed = [person, emails, phones, addresses, cities].filter(({ isError }) => isError);
  return {
    data,
    isError: failed.length > 0,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    /** Asks for the person's data anew: they have changed elsewhere. */
    reload: () => void person.refetch(),
  };
}

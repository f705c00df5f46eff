import { IDENTITY_TYPES, type KnownPersonalData } from '@vitrina/contract';
import { isMobilePhone, isValidIdentity } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import { readProfile } from '../../customers/profile/read';
import type { Database } from '../../platform/database/schema';

/** Digits of a cédula, with which a natural person's tax number begins. */
const NATIONAL_ID = 10;

/** Who somebody is on the form, which asks natural persons for their cédula. */
function identityOf(number: string): Pick<KnownPersonalData, 'identification' | 'identificationTypeId'> {
  const isTaxNumber = isValidIdentity(number, IDENTITY_TYPES.naturalTaxNumber);
  const identification = isTaxNumber ? number.slice(0, NATIONAL_ID) : number;
  const isNational = /^\d{10}$/.test(identification);
  const isLegal = /^\d{13}$/.test(identification);
  const other = isLegal ? IDENTITY_TYPES.legalTaxNumber : IDENTITY_TYPES.passport;
  return { identification, identificationTypeId: isNational ? IDENTITY_TYPES.nationalId : other };
}

/** Texts of a profile are longer than those of a form: one that does not fit is not offered. */
const fitting = (text: string | undefined, most: number) => (text && text.length <= most ? text : undefined);

/** The main address of a profile, with its province, as the form asks for it. */
async function addressOf(
  database: Kysely<Database>,
  addresses: Awaited<ReturnType<typeof readProfile>>['addresses'],
): Promise<Partial<KnownPersonalData>> {
  const address = addresses.find(({ isMain }) => isMain) ?? addresses[0];
  if (!address) return {};
  const canton = await offered(database)
    .selectFrom('canton')
    .select(['id', 'province_id'])
    .where('id', '=', address.cityId)
    .executeTakeFirst();
  return {
    addressTypeId: address.typeId,
    ...(canton && { provinceId: canton.province_id, cityId: canton.id, parishId: address.parishId }),
    ...{ mainStreet: fitting(address.mainStreet, 50), streetNumber: fitting(address.number, 50) },
    ...{ secondaryStreet: fitting(address.secondaryStreet, 20), neighbourhood: fitting(address.neighbourhood, 50) },
    reference: fitting(address.reference, 50),
  };
}

const lendersGender = async (database: Kysely<Database>, id: number | undefined) =>
  id === undefined
    ? undefined
    : offered(database)
        .selectFrom('gender')
        .select('id')
        .where('id', '=', id)
        .where('code', 'is not', null)
        .executeTakeFirst();

const naturalPerson = (database: Kysely<Database>) =>
  offered(database)
    .selectFrom('catalogue_item')
    .select('id')
    .where('kind', '=', 'person-type')
    .where('code', '=', 'N')
    .executeTakeFirst();

/** What a profile says of what the form asks. Nothing without a name, which every account has. */
export async function knownOf(database: Kysely<Database>, accountId: number): Promise<KnownPersonalData | undefined> {
  const profile = await readProfile(database, accountId);
  const personType = await naturalPerson(database);
  const [firstName, surname] = [fitting(profile.firstName, 25), fitting(profile.surname, 25)];
  const mobile = profile.phones.find(({ isMain }) => isMain)?.number;
  if (!personType || !firstName || !surname || !mobile || !isMobilePhone(mobile)) return undefined;
  const email = profile.emails.find(({ isMain }) => isMain)?.address;
  const landline = profile.phones.find(({ number }) => /^0[2-7]/.test(number))?.number;
  const gender = await lendersGender(database, profile.genderId);
  return known({
    ...{ personTypeId: personType.id, ...identityOf(profile.identification) },
    ...{ surname, secondSurname: fitting(profile.secondSurname, 25) },
    ...{ firstName, secondName: fitting(profile.otherNames, 25) },
    ...{ genderId: gender?.id, birthDate: profile.birthDate },
    ...{ mobile, phone: landline, email: fitting(email, 50) },
    ...(await addressOf(database, profile.addresses)),
  });
}

/** Without what is not known. */
const known = (words: { [Word in keyof KnownPersonalData]: KnownPersonalData[Word] | undefined }): KnownPersonalData =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as KnownPersonalData;

import type { RequestOf, updateProfile } from '@vitrina/contract';
import { isEmailAddress, isMobilePhone, isPersonName, nationalPhone } from '@vitrina/rules';
import { BadRequest, Refused } from '../../platform/http/errors';
import { joinNames } from './names';

type Request = RequestOf<typeof updateProfile>;
type StatedAddress = Request['addresses'][number];

/** Personal data as a customer states them, checked and as they are kept. */
export interface StatedProfile {
  firstNames: string;
  surnames: string;
  email: Request['emails'][number];
  phone: Request['phones'][number];
  address: StatedAddress;
}

type Rule = readonly [(stated: StatedProfile) => boolean, string];

const LONGEST = 50;
const required = (field: 'mainStreet' | 'secondaryStreet' | 'number', message: string): Rule => [
  ({ address }) => address[field] !== '',
  message,
];

/** The rules of the personal data (specification 2, section 5), each with its message. */
const RULES: readonly Rule[] = [
  [({ firstNames }) => firstNames.length <= LONGEST, 'Los nombres pueden tener hasta 50 caracteres'],
  [({ firstNames }) => isPersonName(firstNames), 'Los nombres solo pueden tener letras y espacios'],
  [({ surnames }) => surnames.length <= LONGEST, 'Los apellidos pueden tener hasta 50 caracteres'],
  [({ surnames }) => isPersonName(surnames), 'Los apellidos solo pueden tener letras y espacios'],
  [({ email }) => isEmailAddress(email.address), 'El correo electrónico no es válido'],
  [({ phone }) => isMobilePhone(phone.number), 'El número de celular no es válido'],
  required('mainStreet', 'La calle principal es obligatoria'),
  required('secondaryStreet', 'La calle secundaria es obligatoria'),
  required('number', 'El número de la dirección es obligatorio'),
];

/** The one row that a form states. @throws BadRequest for several: only one can be the main one */
function only<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new BadRequest();
  return row;
}

const trimmed = (address: StatedAddress): StatedAddress => ({
  ...address,
  mainStreet: address.mainStreet.trim(),
  secondaryStreet: address.secondaryStreet.trim(),
  number: address.number.trim(),
  neighbourhood: address.neighbourhood?.trim() || undefined,
  reference: address.reference?.trim() || undefined,
});

/**
 * What a request states. The birth date and the gender that it repeats are not changed here.
 * @throws Refused with the message of the first rule that is broken
 */
export function statedProfile(request: Request): StatedProfile {
  const phone = only(request.phones);
  const stated: StatedProfile = {
    firstNames: joinNames(request.firstName, request.otherNames),
    surnames: joinNames(request.surname, request.secondSurname),
    email: only(request.emails),
    phone: { ...phone, number: nationalPhone(phone.number) },
    address: trimmed(only(request.addresses)),
  };
  const broken = RULES.find(([holds]) => !holds(stated));
  if (broken) throw new Refused(broken[1]);
  return stated;
}

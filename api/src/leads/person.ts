import { CAMPAIGNS, IDENTITY_TYPES, type LeadRequest, LIMITS } from '@vitrina/contract';
import { isMobilePhone, isPersonName, isValidIdentity } from '@vitrina/rules';
import * as v from 'valibot';
import { Refused } from '../http/errors';

const Email = v.pipe(v.string(), v.email(), v.maxLength(LIMITS.email));
const campaigns = new Set<number>(Object.values(CAMPAIGNS));

type Person = Pick<
  LeadRequest,
  'identification' | 'firstNames' | 'surnames' | 'phone' | 'email' | 'consent' | 'consentVersion' | 'campaign'
>;

/** The rules of the quotation form (specification 1, section 5), each with what a person reads when it is broken. */
const RULES: readonly [(person: Person) => boolean, string][] = [
  [
    ({ identification }) => isValidIdentity(identification, IDENTITY_TYPES.nationalId),
    'El número de identificación no es válido',
  ],
  [({ firstNames }) => isPersonName(firstNames), 'Los nombres solo pueden tener letras y espacios'],
  [({ surnames }) => isPersonName(surnames), 'Los apellidos solo pueden tener letras y espacios'],
  [({ phone }) => isMobilePhone(phone), 'El número de celular no es válido'],
  [({ email }) => v.is(Email, email), 'El correo electrónico no es válido'],
  [
    ({ consent, consentVersion }) => consent && consentVersion.length > 0,
    'Debes aceptar el tratamiento de tus datos personales',
  ],
  [({ campaign }) => campaigns.has(campaign), 'La campaña no existe'],
];

/** Checks who asks. @throws Refused with the first rule that is broken. */
export function checkPerson(person: Person): void {
  const broken = RULES.find(([holds]) => !holds(person));
  if (broken) throw new Refused(broken[1]);
}

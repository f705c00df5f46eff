import { type CardForm, IDENTITY_TYPES } from '@vitrina/contract';
import { isEmailAddress, isMobilePhone, isPersonName, isValidIdentity } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import { accountOf } from '../../customers/accounts/user';
import type { Database } from '../../platform/database/schema';
import { Refused } from '../../platform/http/errors';
import type { Payer } from '../tables';

async function holderOf(database: Kysely<Database>, accountId: number): Promise<Payer> {
  const { identification, first_names, surnames, phone, email } = await accountOf(database, accountId);
  const isTaxNumber = identification.length === 13;
  return {
    isHolder: true,
    identificationTypeId: isTaxNumber ? IDENTITY_TYPES.naturalTaxNumber : IDENTITY_TYPES.nationalId,
    ...{ identification, firstNames: first_names, surnames, phone, email },
  };
}

/** A third party's data as they were typed; what is missing is empty, and refused. */
const thirdOf = (form: CardForm): Payer => ({
  isHolder: false,
  identificationTypeId: form.identityType ?? 0,
  identification: form.identification?.trim() ?? '',
  firstNames: form.firstNames?.trim() ?? '',
  surnames: form.surnames?.trim() ?? '',
  phone: form.mobile?.trim() ?? '',
  email: form.email?.trim() ?? '',
});

/** Whether a number is of its type: by the rule of cédula and RUC, else by the type's pattern. */
const isIdentification = ({ identification, identificationTypeId }: Payer, pattern: string): boolean =>
  isValidIdentity(identification, identificationTypeId) && new RegExp(pattern).test(identification);

/** The rules of a third party (specification 2, section 5), each with what its form says. */
const RULES: readonly (readonly [(payer: Payer) => boolean, string])[] = [
  [({ firstNames }) => isPersonName(firstNames), 'Los nombres solo pueden tener letras y espacios'],
  [({ surnames }) => isPersonName(surnames), 'Los apellidos solo pueden tener letras y espacios'],
  [({ phone }) => isMobilePhone(phone), 'El número de celular no es válido'],
  [({ email }) => isEmailAddress(email), 'El correo electrónico no es válido'],
];

/**
 * Who pays: the customer as the account has them, or a third party as the form has them.
 * @throws Refused with the first rule that a third party's data break
 */
export async function judgePayer(database: Kysely<Database>, accountId: number, form: CardForm): Promise<Payer> {
  if (form.isHolder) return holderOf(database, accountId);
  const payer = thirdOf(form);
  const type = await offered(database)
    .selectFrom('identification_type')
    .select('pattern')
    .where('id', '=', payer.identificationTypeId)
    .where('offered_to_payers', '=', true)
    .executeTakeFirst();
  if (!type) throw new Refused('Elige el tipo de identificación de quien paga');
  if (!isIdentification(payer, type.pattern)) throw new Refused('El número de identificación no es válido');
  const broken = RULES.find(([holds]) => !holds(payer));
  if (broken) throw new Refused(broken[1]);
  return payer;
}

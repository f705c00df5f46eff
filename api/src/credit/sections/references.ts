import type { BankReference, PersonalReference } from '@vitrina/contract';
import { isBankNumber } from '@vitrina/rules';
import { offered } from '../../catalogue/offered';
import { institutionName } from '../../catalogue/wizard-lists/shared';
import { Refused } from '../../platform/http/errors';
import { demand, demandChoices, demandRows, invalid, type Judging, needed, tidy } from './judging';

/** Codes of the types that are accounts proper: a bank's pattern says nothing of cards and deposits. */
const ACCOUNTS = ['AHO', 'CTE', 'BAS'];

const findInstitution = ({ database }: Judging, id: number) =>
  offered(database)
    .selectFrom('institution')
    .select(['name', 'short_name', 'account_pattern'])
    .where('id', '=', id)
    .where('takes_deposits', '=', true)
    .executeTakeFirst();

const findAccountType = ({ database }: Judging, id: number) =>
  offered(database).selectFrom('account_type').select('code').where('id', '=', id).executeTakeFirst();

async function judgeBankReference(stated: BankReference, judging: Judging): Promise<BankReference> {
  const words = tidy(stated);
  const { institutionId, institution, accountTypeId, accountNumber } = words;
  const type = await findAccountType(judging, accountTypeId);
  if (!type) throw new Refused(invalid('tipo de cuenta'));
  demand(
    isBankNumber(needed(accountNumber, 'número de cuenta')),
    'El número de cuenta solo puede tener letras, números, guiones y guiones bajos',
  );
  if (institutionId === undefined) {
    return { ...words, institution: needed(institution, 'institución').toLocaleUpperCase('es') };
  }
  const found = await findInstitution(judging, institutionId);
  if (!found) throw new Refused(invalid('institución'));
  const { account_pattern: pattern } = found;
  demand(
    pattern === null || !ACCOUNTS.includes(type.code) || new RegExp(pattern).test(accountNumber),
    `El número de cuenta no es de ${found.short_name}. Revisa sus dígitos`,
  );
  return { ...words, institution: institutionName(found) };
}

/** The accounts as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeBankReferences(rows: readonly BankReference[], judging: Judging): Promise<BankReference[]> {
  demandRows(rows, judging.form.minimums['bank-references'], 'Referencia(s) bancaria(s)');
  const judged: BankReference[] = [];
  for (const row of rows) judged.push(await judgeBankReference(row, judging));
  return judged;
}

/** Who knows the applicant, as it is kept. @throws Refused for what breaks a rule of the form */
export async function judgePersonalReferences(
  stated: readonly PersonalReference[],
  judging: Judging,
): Promise<PersonalReference[]> {
  const rows = stated.map(tidy);
  demandRows(rows, judging.form.minimums['personal-references'], 'Referencia(s) personal(es)');
  const ids = rows.map(({ relationshipId }) => relationshipId);
  await demandChoices(judging, 'relationship', ids, 'parentesco');
  const references = await offered(judging.database)
    .selectFrom('relationship')
    .select('id')
    .where('reference', '=', true)
    .execute();
  const known = new Set(references.map(({ id }) => id));
  for (const { firstNames, surnames, phone, relationshipId } of rows) {
    needed(firstNames, 'nombres');
    needed(surnames, 'apellidos');
    demand(/^\d{9,10}$/.test(phone), 'El teléfono de la referencia debe tener 9 o 10 dígitos');
    demand(known.has(relationshipId), invalid('parentesco'));
  }
  return rows;
}

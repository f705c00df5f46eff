import type { AgencyBankAccount } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';

/** Accounts with their bank and company. */
const select = (database: Kysely<Database>, company: string) =>
  database
    .selectFrom('agency_bank_account')
    .innerJoin('institution', 'institution.id', 'bank_id')
    .innerJoin('account_type', 'account_type.id', 'account_type_id')
    .innerJoin('dealership_company', 'dealership_company.name', 'company')
    .select(['agency_bank_account.id', 'agency_bank_account.number', 'institution.short_name as bankName', 'bank_id'])
    .select(['account_type.name as type', 'company as holder', 'tax_number'])
    .where('company', '=', company)
    .orderBy('position')
    .orderBy('agency_bank_account.id');

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** 'Cuenta corriente': the catalogue writes its types in capitals. */
const typeWords = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).toLowerCase();

/** As banks write a holder, and forms take it: 'Automotores Cóndor SA'. */
const holderWords = (company: string) => company.replaceAll('.', '');

const wordsOf = ({ bank_id, tax_number, type, holder, ...row }: Row): AgencyBankAccount => ({
  ...{ ...row, bankId: bank_id, type: typeWords(type), holder: holderWords(holder) },
  ...(tax_number !== null && { holderTaxNumber: tax_number }),
});

/** The accounts that a company is paid into now. @param company by the name that the purchase's dealership was sold under */
export async function accountsOf(database: Kysely<Database>, company: string): Promise<AgencyBankAccount[]> {
  return (await select(offered(database), company).execute()).map(wordsOf);
}

/** An account of a company, also one that is retired: what was paid into it arrived. */
export async function findAccount(
  database: Kysely<Database>,
  company: string,
  id: number,
): Promise<AgencyBankAccount | undefined> {
  const row = await select(database, company).where('agency_bank_account.id', '=', id).executeTakeFirst();
  return row && wordsOf(row);
}

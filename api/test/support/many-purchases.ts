import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';

/**
 * One statement that gives an account many quotations and as many cash purchases, each of a car of the demo customers, an
 * hour apart: what a buyer of fleets has after years. Purchases are EN PROCESO and have one payment.
 * Parameters: the account's id; how many of each.
 */
export const MANY_PURCHASES = `
with car as (
  select row_number() over (order by id) - 1 as place, count(*) over () as cars, quotation.*
  from quotation where id between 1001 and 1999
), quoted as (
  insert into quotation (account_id, attempt, created_at, campaign, source, terms_version, total_cents, configuration,
    version_id, package_id, colour_id, dealership_id)
  select $1::integer, gen_random_uuid(), now() - n * interval '1 hour', 0, source, terms_version, total_cents, configuration,
    version_id, package_id, colour_id, dealership_id
  from generate_series(1, 2 * $2::integer) n join car on n % cars = place
  returning id, created_at
), decided as (
  select id, created_at, row_number() over (order by created_at) % 2 = 0 as is_decided from quoted
), negotiated as (
  insert into negotiation (quotation_id, created_at, decided_at, number, status)
  select id, created_at,
    case when is_decided then created_at + interval '1 minute' end,
    case when is_decided then nextval('purchase_number') end,
    case when is_decided then 'EN PROCESO' end
  from decided
  returning id, decided_at
), happened as (
  insert into purchase_event (negotiation_id, at, actor, name, status)
  select id, decided_at, 'customer', 'decide', 'EN PROCESO' from negotiated where decided_at is not null
)
insert into payment (negotiation_id, method, amount_cents, status, paid_on, created_at, settled_at,
  agency_bank_account_id, bank_id, receipt_number)
select negotiated.id, 'bankTransfer', 100000, 'PROCESADO', decided_at::date, decided_at, decided_at,
  account.id, account.bank_id, 'many-' || negotiated.id
from negotiated cross join (select id, bank_id from agency_bank_account order by id limit 1) account
where decided_at is not null`;

/** Gives an account `count` undecided quotations and `count` cash purchases. */
export const addManyPurchases = (database: Kysely<Database>, accountId: number, count: number) =>
  database.executeQuery(CompiledQuery.raw(MANY_PURCHASES, [accountId, count]));

/** Those of the purchases that this file has added to an account: their ids are given by the database. */
const MADE_REQUESTS = `
with made as (
  update negotiation set kind = 'credit', status = 'ACEPTADA' from quotation
  where quotation.id = quotation_id and account_id = $1 and negotiation.id > 100000 and kind = 'cash' and decided_at is not null
  returning negotiation.id, total_cents
)
insert into financing (negotiation_id, term_months, bank_id, down_payment_cents, financed_cents, monthly_cents,
  approved_at, answered_at, accepted)
select made.id, 60, calculation_bank_id, total_cents / 4, total_cents - total_cents / 4, 50000, now(), now(), true
from made cross join (select calculation_bank_id from financing_rate limit 1) rate`;

/** Gives an account `count` undecided quotations and `count` accepted financing requests, each with a payment. */
export async function addManyRequests(database: Kysely<Database>, accountId: number, count: number) {
  await addManyPurchases(database, accountId, count);
  await database.executeQuery(CompiledQuery.raw(MADE_REQUESTS, [accountId]));
}

import type { Cents } from '@vitrina/contract';
import { type Purchase, reservedBy, totalPayable } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { loadPurchase } from '../purchases/load';
import type { AttemptRow } from './attempts';
import type { Home, NewSession } from './provider';

/** What a session has of the call that opens it. */
export interface Caller {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** For a customer who has not said where they live. */
const NOWHERE: Home = { street: 'Ecuador', city: 'Ecuador', state: 'Ecuador' };

async function homeOf(database: Kysely<Database>, accountId: number): Promise<Home> {
  const row = await database
    .selectFrom('person_address')
    .innerJoin('canton', 'canton.id', 'canton_id')
    .innerJoin('province', 'province.id', 'canton.province_id')
    .select(['main_street', 'number', 'canton.name as city', 'province.name as state'])
    .where('account_id', '=', accountId)
    .orderBy('is_main', 'desc')
    .orderBy('type_id')
    .executeTakeFirst();
  return row ? { street: `${row.main_street} ${row.number}`, city: row.city, state: row.state } : NOWHERE;
}

/** What else of the price is paid or under way. */
const partsBesides = ({ payments, attempts }: Purchase, id: string): Cents[] => [
  ...payments
    .filter(({ amount, status }) => amount < 0 || status === 'PROCESADO' || status === 'PE')
    .map(({ amount }) => amount),
  ...attempts.filter((attempt) => attempt.id !== id).map((attempt) => reservedBy(attempt, payments)),
];

/** The session that an attempt's row asks its provider for. */
export async function sessionOf(database: Kysely<Database>, row: AttemptRow, caller: Caller): Promise<NewSession> {
  const { accountId, purchase } = await loadPurchase(database, row.negotiation_id);
  const { configuration } = await database
    .selectFrom('quotation')
    .innerJoin('negotiation', 'negotiation.quotation_id', 'quotation.id')
    .select('configuration')
    .where('negotiation.id', '=', row.negotiation_id)
    .executeTakeFirstOrThrow();
  const type = await database
    .selectFrom('identification_type')
    .select('card_provider_code')
    .where('id', '=', row.payer.identificationTypeId)
    .executeTakeFirst();
  const total = totalPayable(purchase) ?? row.amount_cents;
  return {
    reference: row.reference,
    providerReference: row.provider_reference,
    amount: row.amount_cents,
    payer: row.payer,
    documentType: type?.card_provider_code ?? null,
    home: await homeOf(database, accountId),
    customerCode: `cliente-${accountId}`,
    description: `${BRAND.name} ${configuration.model.name} ${configuration.year}`,
    expiresAt: row.expires_at,
    earlier: partsBesides(purchase, String(row.id)),
    total,
    ...caller,
  };
}

import { addressTypes, contactTypes, genders, identificationTypes } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { BadRequest } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { offered } from '../offered';

const CONTACT_TABLES = new Map([
  [1, 'email_type'],
  [2, 'phone_type'],
] as const);

/** Small catalogues: genders, types of e-mails, phones, addresses and identification. */
export function catalogueItemRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  const list = (table: 'gender' | 'email_type' | 'phone_type' | 'address_type') =>
    offered(database).selectFrom(table).select(['id', 'name']).orderBy('id').execute();
  route(app, genders, { cached: true }, () => list('gender'));
  route(app, addressTypes, { cached: true }, () => list('address_type'));
  route(app, identificationTypes, { cached: true }, async () => {
    const rows = await offered(database).selectFrom('identification_type').selectAll().orderBy('id').execute();
    return rows.map(({ id, name, offered_to_payers }) => ({ id, name, isExcludedFromCash: !offered_to_payers }));
  });
  route(app, contactTypes, { cached: true }, async ({ kind }) => {
    const table = CONTACT_TABLES.get(kind as 1 | 2);
    if (!table) throw new BadRequest();
    return list(table);
  });
}

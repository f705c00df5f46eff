import { contactTypes, genders } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { BadRequest } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import type { CatalogueKind } from '../tables';

const CONTACT_KINDS = new Map<number, CatalogueKind>([
  [1, 'email'],
  [2, 'phone'],
]);

/** Small catalogues: genders, e-mail types and phone types. */
export function catalogueItemRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  const list = (kind: CatalogueKind) =>
    database.selectFrom('catalogue_item').select(['id', 'name']).where('kind', '=', kind).orderBy('id').execute();
  route(app, genders, { cached: true }, () => list('gender'));
  route(app, contactTypes, { cached: true }, async ({ kind }) => {
    const contactKind = CONTACT_KINDS.get(kind);
    if (!contactKind) throw new BadRequest();
    return list(contactKind);
  });
}

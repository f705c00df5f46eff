import {
  accountTypes,
  bankEntities,
  financialCatalogues,
  personalCatalogues,
  relationships,
  suggestions,
  vehicleMakeModels,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { offered } from '../offered';
import { financialLists } from './financial';
import { personalLists } from './personal';
import { institutionsOf, itemsOf } from './shared';

/** The lists that credit applications and declarations of funds choose from. */
export function wizardListRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, personalCatalogues, { cached: true }, () => personalLists(database));
  route(app, financialCatalogues, { cached: true }, () => financialLists(database));
  route(app, vehicleMakeModels, { cached: true }, ({ id }) =>
    offered(database)
      .selectFrom('vehicle_make_model')
      .select(['id', 'name'])
      .where('make_id', '=', id)
      .orderBy('id')
      .execute(),
  );
  route(app, accountTypes, { cached: true }, () =>
    offered(database).selectFrom('account_type').select(['id', 'name']).orderBy('id').execute(),
  );
  route(app, bankEntities, { cached: true }, () => institutionsOf(database, { takingDeposits: true }));
  route(app, relationships, { cached: true }, async () => {
    const rows = await offered(database).selectFrom('relationship').selectAll().orderBy('id').execute();
    return rows.map(({ id, name, reference, exposed, kind }) => ({
      ...{ id, name, isReference: reference, isExposed: exposed, isPartner: kind === 'pareja' },
    }));
  });
  route(app, suggestions, { cached: true }, async () => ({
    fundsOrigins: await itemsOf(database, 'funds-origin'),
    publicOffices: await itemsOf(database, 'public-office'),
  }));
}

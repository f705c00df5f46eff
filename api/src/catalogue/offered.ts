import { ZERO } from '@vitrina/rules';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/**
 * The catalogue as it is offered now: the same tables without their retired rows (the views of the schema `offered`). Lists,
 * and choices that somebody makes now, read here; what was sold before is read from the tables themselves.
 */
export const offered = (database: Kysely<Database>): Kysely<Database> => database.withSchema('offered');

/** Whether a package has a price. Without one (its price lines are missing) the car is not for sale. */
export const isPriced = (of: ExpressionBuilder<Database, 'priced_package'>) => of('priced_package.cents', '>', ZERO);

/** The packages that are for sale. */
export const pricedPackages = (database: Kysely<Database>) =>
  offered(database).selectFrom('priced_package').where(isPriced);

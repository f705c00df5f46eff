import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/**
 * The catalogue as it is offered now: the same tables without their retired rows (the views of the schema `offered`). Lists,
 * and choices that somebody makes now, read here; what was sold before is read from the tables themselves.
 */
export const offered = (database: Kysely<Database>): Kysely<Database> => database.withSchema('offered');

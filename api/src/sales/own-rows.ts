import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../platform/database/schema';

type SelectFrom<Table extends keyof Database> = SelectQueryBuilder<Database, Table, object>;

/** Where negotiations are read: the database, a transaction, or one customer's own. */
export interface Negotiations {
  selectFrom(table: 'negotiation'): SelectFrom<'negotiation'>;
}

declare const owner: unique symbol;

/**
 * The quotations and negotiations of one customer, under the names of their tables. Whatever a customer reads of a purchase
 * begins here, and is joined by the negotiation's id, so that no query can forget whose it is: functions of the customer's
 * calls take these, and a database is none.
 */
export interface OwnRows extends Negotiations {
  readonly [owner]: never;
  selectFrom(table: 'negotiation'): SelectFrom<'negotiation'>;
  selectFrom(table: 'quotation'): SelectFrom<'quotation'>;
}

/** The rows of a customer. In SQL both names stand for subqueries, which hide the tables also where they are joined. */
export const ownRows = (database: Kysely<Database>, accountId: number): OwnRows =>
  database
    .with(
      (cte) => cte('quotation').notMaterialized(),
      (of) => of.selectFrom('quotation').selectAll().where('account_id', '=', accountId),
    )
    .with(
      (cte) => cte('negotiation').notMaterialized(),
      (of) =>
        of
          .selectFrom('negotiation')
          .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
          .selectAll('negotiation'),
    ) as unknown as OwnRows;

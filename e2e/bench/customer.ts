import { rows } from '../servers/database';
import { customerOn } from '../support/customers';
import type { Owned } from './addresses';

/** A customer with everything that a route of the bench shows. */
export async function customerWithPayments(databaseUrl: string) {
  const { customer, purchases } = await customerOn(databaseUrl, 2005, 2112, 2105, 2101, 2102);
  const ids = purchases.map(({ id }) => id) as [number, number, number, number, number];
  const [purchase, request, attempted, application, declaration] = ids;
  const [row] = await rows<Pick<Owned, 'attempt'>>(
    "select attempt from card_attempt where negotiation_id = $1 and provider = 'p2p' and state = 'RECHAZADA'",
    [attempted],
    databaseUrl,
  );
  if (!row) throw new Error('docs/seed.md has no rejected card payment of 2105');
  const owned: Owned = { purchase, request, attempted, attempt: row.attempt, application, declaration };
  return { customer, owned };
}

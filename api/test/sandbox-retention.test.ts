import { sql } from 'kysely';
import { forgetOldProviderRows } from '../src/sandbox/payments/retention';
import { useBackend } from './support/backend';

const backend = useBackend();

test('what the sandbox’s providers remember is forgotten after 30 days, with its tries, and not before', async () => {
  const { database } = backend.current;
  for (const [id, days] of [
    [1, 29],
    [2, 31],
  ]) {
    const at = sql`now() - make_interval(days => ${days})`;
    await sql`insert into sandbox_p2p_session
      (request_id, token, reference, request, amount_cents, status, reason, message, status_at, expires_at, created_at)
      values (${id}, 't', ${`r-${id}`}, '{}', 100, 'PENDING', 'PT', '', ${at}, ${at}, ${at})`.execute(database);
    await sql`insert into sandbox_p2p_payment (request_id, status, reason, message, at, amount_cents, currency)
      values (${id}, 'APPROVED', '00', '', ${at}, 100, 'USD')`.execute(database);
    await sql`insert into sandbox_payme_operation (token, commerce, number, fields, state, opened_at)
      values ('t', '1', ${`${id}`}, '{}', 'pending', ${at})`.execute(database);
    await sql`insert into sandbox_post (provider, subject, path, content_type, body, due_at, retries_left)
      values ('p2p', ${`${id}`}, '/', 'text/plain', '', ${at}, 0)`.execute(database);
  }
  await forgetOldProviderRows(database);
  const left = await Promise.all([
    database.selectFrom('sandbox_p2p_session').select('request_id as id').execute(),
    database.selectFrom('sandbox_p2p_payment').select('request_id as id').execute(),
    database.selectFrom('sandbox_payme_operation').select('number as id').execute(),
    database.selectFrom('sandbox_post').select('subject as id').execute(),
  ]);
  expect(left.map((rows) => rows.map(({ id }) => Number(id)))).toEqual([[1], [1], [1], [1]]);
});

import { type Migration, sql } from 'kysely';

/**
 * Ids of accounts are drawn at random: an account that waits for its one-time password is named by its id alone, and
 * whoever has one must not know the next.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    create function random_id() returns integer language sql volatile as $$
      -- Of a random UUID (which PostgreSQL makes of its strong random bytes) the first 31 bits are random.
      select ('x' || left(gen_random_uuid()::text, 8))::bit(32)::integer & 2147483647
    $$;
    create function new_account_id() returns integer language plpgsql volatile as $$
    declare
      candidate integer;
    begin
      loop
        candidate := random_id();
        exit when candidate > 0 and not exists (select from account where id = candidate);
      end loop;
      return candidate;
    end $$;
    alter table account alter column id drop identity;
    alter table account alter column id set default new_account_id();
  `.execute(database);
  },
};

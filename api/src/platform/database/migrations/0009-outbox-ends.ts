import { type Migration, sql } from 'kysely';

/** Every message is worth something for a while only, and one that the other side will never take is not tried again. */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table outbox add column refused_at timestamptz;
    update outbox set expires_at = created_at + interval '3 days' where expires_at is null;
    alter table outbox alter column expires_at set not null;
    drop index outbox_waiting;
    create index outbox_waiting on outbox (channel, expires_at) where sent_at is null and refused_at is null;
  `.execute(database);
  },
};

import { type Migration, sql } from 'kysely';

/**
 * What the calls of card payments keep besides: why an attempt was not approved, where its customer comes back to, when its
 * provider is asked next, payme's operation numbers, and p2p's notifications, which come once: one that nobody knows yet is
 * looked at again.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table card_attempt add column reason text;
    alter table card_attempt add column return_origin text;
    alter table card_attempt add column ask_at timestamptz;
    create sequence payme_operation as bigint;
    create table card_notification (
      id integer generated always as identity primary key,
      request_id text not null,
      reference text not null,
      status text not null,
      signature text not null,
      received_at timestamptz not null default now(),
      unique (request_id, signature)
    );
    create index card_notification_received on card_notification (received_at);
  `.execute(database);
  },
};

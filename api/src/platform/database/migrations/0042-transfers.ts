import { type Migration, sql } from 'kysely';

/**
 * How a deposit was paid in, because cash of a purchase is summed by law (unknown of earlier ones), why staff rejected a
 * payment, and one consent to each version of the terms of payment for a purchase.
 */
export const migration: Migration = {
  async up(database) {
    await sql`
    alter table payment
      add column paid_in_cash boolean,
      add column rejection_reason text,
      add constraint payment_in_cash check (paid_in_cash is null or (kind = 'payment' and method = 'bankDeposit')),
      add constraint payment_rejection check (rejection_reason is null or status = 'RE');
    create unique index payment_terms_consent on consent (negotiation_id, text_version) where purpose = 'payment-terms';
  `.execute(database);
  },
};

import { randomUUID } from 'node:crypto';
import { type EventOf, todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import type { Applied, StoredEvent, WriteRow } from '../../src/sales/purchases/change-event';
import { CUSTOMERS, type DemoCustomer } from '../../src/seed/customers/people';
import type { Step, Story } from '../../src/seed/customers/story';
import { writeStory } from '../../src/seed/customers/write-story';

/** Numbers of quotations that neither the demo customers nor the sequences use; a story takes 2,000 above its own too. */
let next = 10_000;

/**
 * Writes a story for a customer, under numbers of its own.
 * @param count how many of its steps have happened; all by default
 * @returns the id of its negotiation
 */
export async function tell(
  database: Kysely<Database>,
  accountId: number,
  story: Omit<Story, 'quotation'>,
  count?: number,
): Promise<number> {
  next += 1;
  // Seven apart: what stands 1,000, 1,500 and 2,000 above one is never another one's.
  const quotation = next * 7;
  const steps: Story['steps'] = (due) =>
    (story.steps?.(due) ?? []).slice(0, count).map(({ receipt, ...step }): Step => step);
  await database
    .transaction()
    .execute((transaction) =>
      writeStory(transaction, { accountId, customer: CUSTOMERS[1] as DemoCustomer }, { ...story, quotation, steps }),
    );
  return quotation + 1000;
}

/** A step as a change: a row with data of its own is written with the least that it needs. */
export async function changeOf(database: Kysely<Database>, negotiationId: number, step: Step): Promise<Applied> {
  const { event } = step;
  switch (event.type) {
    case 'register': {
      const id = randomUUID();
      return { event: { ...event, id }, writeRow: writeTransfer(negotiationId, { ...event, id }) };
    }
    case 'open-attempt': {
      const id = randomUUID();
      return { event: { ...event, id }, writeRow: writeAttempt(negotiationId, { ...event, id }) };
    }
    case 'keep-choice':
      throw new Error('no story keeps a choice by a step');
    default:
      return { event: await eventOf(database, negotiationId, event) };
  }
}

/** Writes a transfer with the least that its row needs; its receipt number is the event's id. */
export const writeTransfer =
  (negotiationId: number, { id, method, amount, receipt }: EventOf<'register'>): WriteRow =>
  async (transaction, at) => {
    const account = await transaction
      .selectFrom('agency_bank_account')
      .select(['id', 'bank_id'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const row = await transaction
      .insertInto('payment')
      .values({
        ...{ negotiation_id: negotiationId, method, amount_cents: amount, status: 'PE', attempt: id },
        ...{
          paid_on: todayInEcuador(at),
          created_at: at,
          agency_bank_account_id: account.id,
          bank_id: account.bank_id,
        },
        receipt_number: receipt?.number ?? id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

/** Writes a card attempt with the least that its row needs. */
export const writeAttempt =
  (negotiationId: number, { id, provider, amount }: EventOf<'open-attempt'>): WriteRow =>
  async (transaction, at) => {
    const row = await transaction
      .insertInto('card_attempt')
      .values({
        ...{ negotiation_id: negotiationId, attempt: id, provider, amount_cents: amount, reference: id },
        ...{ payer: '{}', created_at: at, expires_at: new Date(at.getTime() + 30 * 60_000) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

/** The rows' ids in the place of a step's own names. */
async function eventOf(database: Kysely<Database>, negotiationId: number, event: StoredEvent): Promise<StoredEvent> {
  const paymentOf = async (name: string) => {
    const [, attempt] = /^card\/(.*)$/.exec(name) ?? [];
    const row = await database
      .selectFrom('payment')
      .leftJoin('card_attempt', 'card_attempt.id', 'card_attempt_id')
      .select('payment.id')
      .where('payment.negotiation_id', '=', negotiationId)
      .where(attempt ? 'card_attempt.reference' : 'payment.receipt_number', '=', `${negotiationId}-${attempt ?? name}`)
      .executeTakeFirstOrThrow();
    return String(row.id);
  };
  switch (event.type) {
    case 'approve-transfer':
    case 'reject-transfer':
    case 'withdraw':
      return { ...event, id: await paymentOf(event.id) };
    case 'reverse':
      return { ...event, id: randomUUID(), of: await paymentOf(event.of) };
    case 'return':
      return { ...event, id: randomUUID() };
    case 'approve-attempt':
    case 'approve-part':
    case 'reject-attempt':
    case 'cancel-attempt':
    case 'expire-attempt': {
      const row = await database
        .selectFrom('card_attempt')
        .select('id')
        .where('reference', '=', `${negotiationId}-${event.id}`)
        .executeTakeFirstOrThrow();
      return { ...event, id: String(row.id) };
    }
    default:
      return event;
  }
}

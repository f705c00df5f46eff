import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import type { StoredEvent } from '../../src/sales/purchases/change-store';
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

/** The rows' ids in the place of a step's own names. @throws Error for a step that makes a row with data of its own */
export async function eventOf(database: Kysely<Database>, negotiationId: number, step: Step): Promise<StoredEvent> {
  const { event } = step;
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
    case 'register':
    case 'open-attempt':
    case 'keep-choice':
      throw new Error(`${event.type} has data of its own`);
    case 'approve-transfer':
    case 'reject-transfer':
    case 'withdraw':
      return { ...event, id: await paymentOf(event.id) };
    case 'reverse':
      return { ...event, id: crypto.randomUUID(), of: await paymentOf(event.of) };
    case 'return':
      return { ...event, id: crypto.randomUUID() };
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

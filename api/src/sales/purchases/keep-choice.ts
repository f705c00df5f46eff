import { type keepPaymentChoice, PAYMENT_METHODS, type PaymentChoice, type RequestOf } from '@vitrina/contract';
import { REFUSALS, ZERO } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { BadRequest, Conflict, orNotFound, Refused } from '../../platform/http/errors';
import { ownRows } from '../own-rows';
import type { KeptPayer } from '../tables';
import { changeNegotiation } from './change';
import type { WriteRow } from './change-event';
import { choiceOf } from './choice';
import { NO_PURCHASE } from './list';

const METHODS = Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[];

/** A payer without what was not stated. */
function keptPayer({ payer }: PaymentChoice): KeptPayer | null {
  if (!payer) return null;
  const { isHolder, identityType, identification, firstNames, surnames, mobile, email } = payer;
  const stated = { identificationTypeId: identityType, identification, firstNames, surnames, phone: mobile, email };
  return { isHolder, ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) };
}

/** The row of a choice. @throws BadRequest for a card without a provider, or a provider without a card */
function rowOf(choice: PaymentChoice) {
  const method = METHODS.find((name) => PAYMENT_METHODS[name] === choice.method);
  if (method === undefined || (method === 'card') !== (choice.provider !== undefined)) throw new BadRequest();
  if (choice.amount <= ZERO) throw new Refused(REFUSALS.amount);
  const provider = (choice.provider ?? null) as 'p2p' | 'payme' | null;
  return { method, provider, amount_cents: choice.amount, attempt: choice.attempt, payer: keptPayer(choice) };
}

/** Writes a choice in the place of the one before, by the clock of the server. */
const writeChoice =
  (negotiationId: number, { payer, ...row }: ReturnType<typeof rowOf>): WriteRow =>
  async (transaction, at) => {
    const values = { ...row, payer: payer && JSON.stringify(payer), chosen_at: at };
    await transaction
      .insertInto('payment_choice')
      .values({ negotiation_id: negotiationId, ...values })
      .onConflict((on) => on.column('negotiation_id').doUpdateSet(values))
      .execute();
    return negotiationId;
  };

/** Keeps a choice of what is undecided, which has no timeline yet. @returns whether it was undecided */
const keepUndecided = (database: Kysely<Database>, negotiationId: number, write: WriteRow): Promise<boolean> =>
  inTurns(database, async (transaction) => {
    const { decided_at, at } = await transaction
      .selectFrom('negotiation')
      .select(['decided_at', sql<Date>`clock_timestamp()`.as('at')])
      .where('id', '=', negotiationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (decided_at === null) await write(transaction, at);
    return decided_at === null;
  });

/**
 * Keeps how a customer has chosen to pay, for a negotiation that is decided or not: the newest choice wins, wherever it was
 * made, by the clock of the server.
 * @throws NotFound, or Conflict when the purchase has ended
 */
export async function keepChoice(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  { id, choice }: RequestOf<typeof keepPaymentChoice>,
): Promise<void> {
  const own = ownRows(database, accountId).selectFrom('negotiation').select('id').where('id', '=', id);
  orNotFound(await own.executeTakeFirst(), NO_PURCHASE);
  const row = rowOf(choice);
  const writeRow = writeChoice(id, row);
  if (await keepUndecided(database, id, writeRow)) return;
  const { answer } = await changeNegotiation(database, {
    ...{ negotiationId: id, actor: 'customer', address, writeRow },
    event: { type: 'keep-choice', choice: choiceOf(row) },
  });
  if (answer.kind === 'refused') throw new Conflict(REFUSALS[answer.reason]);
}

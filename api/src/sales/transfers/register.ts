import { type EventOf, REFUSALS, todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { codeOf, constraintOf, UNIQUE_VIOLATION } from '../../platform/database/transaction';
import { type JudgedFile, judgeFile, keepFile } from '../../platform/files/store';
import { Refused } from '../../platform/http/errors';
import type { WriteRow } from '../purchases/change-event';
import { addPayment, type ReleaseOpenAttempts } from '../purchases/new-payment';
import { findAccount } from './accounts';
import { findPaid } from './found';
import { DEPOSIT, judgeRegistration, type Registration } from './judge';

/** What registering needs. */
export interface RegisterParts {
  readonly database: Kysely<Database>;
  readonly releaseOpenAttempts: ReleaseOpenAttempts;
}

interface Caller {
  readonly accountId: number;
  readonly address: string;
}

const STEP_ONE = 'Debes completar el paso 1';
const OTHER_ATTEMPT = 'Este envío ya se hizo con otros datos. Vuelve a empezar';

/**
 * The payment that a submit has made before.
 * @throws Refused when it is another customer's or another purchase's: nothing of it is told
 */
async function knownPayment(database: Kysely<Database>, { accountId }: Caller, { id, attempt }: Registration) {
  const row = await database
    .selectFrom('payment')
    .innerJoin('negotiation', 'negotiation.id', 'payment.negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .select(['payment.id', 'negotiation_id', 'account_id', 'payment.kind'])
    .where('payment.attempt', '=', attempt)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = row.account_id === accountId && row.negotiation_id === id && row.kind === 'payment';
  if (!isOwn) throw new Refused(OTHER_ATTEMPT);
  return row.id;
}

/** Writes the row of a registration, with its file. */
const writePayment =
  (accountId: number, words: Registration, bankId: number, file: JudgedFile): WriteRow =>
  async (transaction, at) => {
    const { id } = await transaction
      .insertInto('payment')
      .values({
        ...{ negotiation_id: words.id, status: 'PE', attempt: words.attempt, created_at: at },
        ...methodOf(words),
        ...{ amount_cents: words.amount, paid_on: words.date },
        ...{ agency_bank_account_id: words.account.id, bank_id: bankId, account_number: words.account.number },
        receipt_number: words.receiptNumber.trim(),
        beneficiary: words.beneficiary.trim(),
        beneficiary_email: words.email || null,
        corrected_id: words.correctedId ?? null,
        file_id: await keepFile(transaction, accountId, file),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

/** Nobody asks how a transfer was paid in. */
const methodOf = ({ method, paidInCash }: Registration) =>
  method === DEPOSIT
    ? ({ method: 'bankDeposit', paid_in_cash: paidInCash ?? null } as const)
    : ({ method: 'bankTransfer', paid_in_cash: null } as const);

function eventOf(words: Registration, bankId: number): EventOf<'register'> {
  const { method, paid_in_cash } = methodOf(words);
  return {
    ...{ type: 'register', id: words.attempt, method, amount: words.amount },
    receipt: { bankId, number: words.receiptNumber.trim() },
    ...(paid_in_cash !== null && { paidInCash: paid_in_cash }),
    ...(words.correctedId !== undefined && { corrects: String(words.correctedId) }),
  };
}

/** What a unique index says of a row that came at the same moment as this one. */
const TAKEN: Readonly<Record<string, string>> = {
  payment_receipt: REFUSALS['receipt in use'],
  payment_attempt_key: OTHER_ATTEMPT,
};

/** @throws Refused for a row that another one keeps out, the error itself for any other */
function refuseTaken(error: unknown): never {
  const message = codeOf(error) === UNIQUE_VIOLATION ? TAKEN[constraintOf(error)] : undefined;
  throw message === undefined ? error : new Refused(message);
}

/**
 * Registers a transfer or deposit with its receipt, once for each submit. Every rule of the form is judged again, and the
 * amount against what is free while the purchase is locked.
 * @returns the id of the payment
 * @throws NotFound, Refused, or Conflict while open card attempts reserve the amount
 */
export async function registerPayment(
  { database, releaseOpenAttempts }: RegisterParts,
  caller: Caller,
  words: Registration,
): Promise<{ id: number }> {
  const { accountId, address } = caller;
  const { isDecided, company } = await findPaid(database, accountId, words.id);
  const known = await knownPayment(database, caller, words);
  if (known !== undefined) return { id: known };
  if (!isDecided) throw new Refused(STEP_ONE);
  const account = await findAccount(database, company, words.account.id);
  judgeRegistration({ words, account, today: todayInEcuador(new Date()) });
  // It would have been refused without an account.
  const { bankId } = account as NonNullable<typeof account>;
  const file = await judgeFile({ name: words.file.name, base64: words.file.base64 });
  const payment = {
    ...{ negotiationId: words.id, address },
    event: eventOf(words, bankId),
    writeRow: writePayment(accountId, words, bankId, file),
  } as const;
  const release = words.releasesOpen ? releaseOpenAttempts : undefined;
  const { rowId } = await addPayment(database, payment, release).catch(refuseTaken);
  return { id: rowId as number };
}

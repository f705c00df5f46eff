import { randomUUID } from 'node:crypto';
import { type CardAttempt, type Payment, todayInEcuador } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { keepDemoFile } from './files';
import type { DemoCustomer } from './people';
import { writeSession } from './provider-session';
import { ago, type Replayed } from './replay';

const MINUTE_MS = 60_000;

/** What the rows of one purchase belong to. */
interface Owner {
  accountId: number;
  customer: DemoCustomer;
  negotiationId: number;
  company: string;
}

const payerOf = ({ identification, firstNames, surnames, phone, email }: DemoCustomer) => ({
  isHolder: true,
  identificationTypeId: identification.length === 13 ? 1 : 3,
  ...{ identification, firstNames, surnames, phone, email },
});

async function writeAttempt(
  transaction: Transaction<Database>,
  { negotiationId, customer }: Owner,
  { begun, ended, steps }: Replayed,
  { id, provider, amount, status }: CardAttempt,
): Promise<number> {
  const at = begun.get(id) as Date;
  const expires = steps.get(id)?.expires;
  const expiresAt = expires === undefined ? new Date(at.getTime() + 30 * MINUTE_MS) : ago(expires);
  const reference = `${negotiationId}-${id}`;
  const isOpen = provider === 'p2p' && status === 'PENDIENTE';
  const row = await transaction
    .insertInto('card_attempt')
    .values({
      negotiation_id: negotiationId,
      attempt: randomUUID(),
      provider,
      amount_cents: amount,
      state: status,
      reference,
      provider_reference: isOpen
        ? await writeSession(transaction, { reference, amount, customer, negotiationId, begunAt: at, expiresAt })
        : `demo-${reference}`,
      payer: JSON.stringify(payerOf(customer)),
      created_at: at,
      expires_at: expiresAt,
      asked_at: ended.get(id) ?? null,
      ended_at: ended.get(id) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What a transfer or deposit has besides: the account that was paid into, the receipt's number and its file. */
async function transferOf(transaction: Transaction<Database>, owner: Owner, replayed: Replayed, payment: Payment) {
  const { accountId, negotiationId, company, customer } = owner;
  const account = await transaction
    .selectFrom('agency_bank_account')
    .selectAll()
    .where('company', '=', company)
    .where('position', '=', payment.method === 'bankDeposit' ? 1 : 0)
    .executeTakeFirstOrThrow();
  const number = `${negotiationId}-${payment.id}`;
  const kind = replayed.steps.get(payment.id)?.receipt;
  const file = kind && {
    kind,
    name: `comprobante-${number}`,
    lines: ['Comprobante de prueba', company, `Cuenta ${account.number}`, `N.º ${number}`],
  };
  return {
    agency_bank_account_id: account.id,
    bank_id: account.bank_id,
    account_number: account.number,
    receipt_number: number,
    beneficiary: company,
    beneficiary_email: customer.email,
    paid_in_cash: payment.paidInCash ?? null,
    rejection_reason: replayed.rejections.get(payment.id) ?? null,
    file_id: file ? await keepDemoFile(transaction, accountId, file) : null,
  };
}

/** What a charge by card has besides. */
const chargeOf = ({ negotiationId }: Owner, payment: Payment, attemptId: number | undefined) => ({
  card_attempt_id: attemptId ?? null,
  provider_reference: payment.reference ?? payment.id,
  receipt_number: payment.reference ?? `${negotiationId}-${payment.attempt}`,
  provider_details: JSON.stringify({ brand: 'VISA', lastDigits: '1111', authorization: '000000' }),
});

/** Writes what was paid and tried for a purchase, and its timeline, as the state machine left it. */
export async function writePurchase(
  transaction: Transaction<Database>,
  owner: Owner,
  replayed: Replayed,
): Promise<void> {
  const { purchase, begun, ended, steps, happened } = replayed;
  const attempts = new Map<string, number>();
  for (const attempt of purchase.attempts) {
    attempts.set(attempt.id, await writeAttempt(transaction, owner, replayed, attempt));
  }
  const payments = new Map<string, number>();
  for (const payment of purchase.payments) {
    const { id, kind, method, amount, status, of, attempt } = payment;
    const at = begun.get(id) as Date;
    const reversed = purchase.payments.find((row) => row.id === of);
    const details =
      kind !== 'payment'
        ? { of_payment_id: of === undefined ? null : (payments.get(of) ?? null) }
        : method === 'card'
          ? chargeOf(owner, payment, attempts.get(attempt ?? ''))
          : await transferOf(transaction, owner, replayed, payment);
    const row = await transaction
      .insertInto('payment')
      .values({
        negotiation_id: owner.negotiationId,
        kind,
        method: method ?? reversed?.method ?? 'bankTransfer',
        amount_cents: amount,
        status,
        paid_on: todayInEcuador(at),
        created_at: at,
        settled_at: status === 'PE' ? null : (ended.get(id) ?? at),
        corrected_id: payments.get(steps.get(id)?.corrects ?? '') ?? null,
        ...details,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    payments.set(id, row.id);
  }
  await transaction
    .insertInto('purchase_event')
    .values(
      happened.map(({ at, actor, name, status, payment, attempt, amount }) => ({
        negotiation_id: owner.negotiationId,
        ...{ at, actor, name, status: status as never },
        payment_id: payments.get(payment ?? '') ?? null,
        card_attempt_id: attempts.get(attempt ?? '') ?? null,
        amount_cents: amount,
      })),
    )
    .execute();
}

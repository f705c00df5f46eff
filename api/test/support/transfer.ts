import { randomUUID } from 'node:crypto';
import {
  type AgencyBankAccount,
  agencyBankAccounts,
  type Cents,
  cents,
  negotiation,
  type RequestOf,
  registerPayment,
  type SessionUser,
} from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import type { Step } from '../../src/seed/customers/story';
import { callAs, OTHER, openAccount } from './account';
import { type Served, useBackend } from './backend';
import { tokenMaker } from './lead';
import { pdfOf } from './receipt';
import { tell } from './story';

export type Registration = RequestOf<typeof registerPayment>;

/** A small PDF as a form sends it. */
export const receiptFile = (name = 'comprobante.pdf', content = pdfOf(name)): Registration['file'] => ({
  ...{ base64: Buffer.from(content, 'latin1').toString('base64'), name, extension: name.split('.').at(-1) ?? '' },
});

/** A transfer of one dollar as its form sends it, to an account of the purchase's dealership. */
export const registration = (
  negotiationId: number,
  account: AgencyBankAccount,
  changes: Partial<Registration> = {},
): Registration => ({
  ...{ id: negotiationId, method: 2, amount: cents(100), date: todayInEcuador(new Date()) },
  account: { id: account.id, bankName: account.bankName, number: account.number },
  ...{ beneficiary: 'Automotores Cóndor', accountNumber: account.number, file: receiptFile() },
  receiptNumber: randomUUID().slice(0, 8),
  attempt: randomUUID(),
  ...changes,
});

/** A customer who registers payments for one purchase. */
export async function payerOf(backend: Pick<Served, 'origin'>, user: SessionUser, negotiationId: number) {
  const { answer: accounts = [] } = await callAs(backend, user, agencyBankAccounts, { id: negotiationId });
  const [account] = accounts;
  if (!account) throw new Error('the dealership has no account');
  return {
    accounts,
    words: (changes: Partial<Registration> = {}) => registration(negotiationId, account, changes),
    register: (changes: Partial<Registration> = {}) =>
      callAs(backend, user, registerPayment, registration(negotiationId, account, changes)),
  };
}

/** Everything that registering may write for a purchase. */
export async function paymentRows(database: Kysely<Database>, negotiationId: number) {
  const [payments, events, files] = await Promise.all([
    database.selectFrom('payment').selectAll().where('negotiation_id', '=', negotiationId).orderBy('id').execute(),
    database
      .selectFrom('purchase_event')
      .select(['actor', 'name', 'payment_id', 'amount_cents'])
      .where('negotiation_id', '=', negotiationId)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('stored_file')
      .innerJoin('payment', 'payment.file_id', 'stored_file.id')
      .innerJoin('stored_file_content', 'stored_file_content.file_id', 'stored_file.id')
      .select(['stored_file.id', 'stored_file.name', 'media_type', 'stored_file.account_id'])
      .where('negotiation_id', '=', negotiationId)
      .execute(),
  ]);
  return { payments, events, files };
}

/** A backend with two customers, who pay purchases of their own. */
export function useTransfers() {
  const backend = useBackend();
  const people = {} as { own: SessionUser; other: SessionUser };
  beforeAll(async () => {
    const { current } = backend;
    const token = await tokenMaker(current.database);
    people.own = await openAccount(current, token);
    people.other = await openAccount(current, token, { ...OTHER });
  }, 60_000);

  const database = () => backend.current.database;
  const ask = <Request, Response>(
    endpoint: Parameters<typeof callAs<Request, Response>>[2],
    words: Request,
    user = people.own,
  ) => callAs(backend.current, user, endpoint, words);
  return {
    ...{ backend, people, database, ask },
    /** A new purchase, or a request, and who pays it. */
    async purchase(
      steps: (due: Cents) => Step[] = () => [],
      { user = people.own, kind = 'cash' }: { user?: SessionUser; kind?: 'cash' | 'credit' } = {},
    ) {
      const id = await tell(database(), user.id, { car: 'kira', kind, quoted: 9, decided: 8, steps });
      return { id, ...(await payerOf(backend.current, user, id)) };
    },
    balanceOf: async (id: number) => (await ask(negotiation, { id })).answer?.purchase?.balance,
  };
}

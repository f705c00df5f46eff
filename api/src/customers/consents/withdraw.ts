import type { RequestOf, withdrawConsent as withdrawConsentCall } from '@vitrina/contract';
import { REFUSALS } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import { askLetterAgain } from '../../credit/letter/reopen';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Conflict, orNotFound, Refused } from '../../platform/http/errors';
import { backToCash } from '../../sales/financing/purchase-kind';
import { admitChange, applyChange, type Change } from '../../sales/purchases/change';
import { withdrawLive } from './credit-analysis';
import { isOfCredit, withdrawalOf } from './withdrawal';

/** Who withdraws, and the address of the call for the limit of mails. */
interface Caller {
  readonly accountId: number;
  readonly address: string;
}
type Admission = Awaited<ReturnType<typeof admitChange>>;

/** Why a consent is not withdrawn by this call, where it is not because of what it is. */
const REASONS: Readonly<Record<string, string>> = {
  marketing: 'La publicidad se retira con su propio botón, «Retirar autorización»',
  'funds-declaration': 'La declaración de licitud de fondos es jurada: no se puede retirar',
};
const NOT_HERE = 'Este consentimiento no se puede retirar aquí';

const find = async (database: Kysely<Database>, accountId: number, id: number) =>
  orNotFound(
    await database
      .selectFrom('consent')
      .leftJoin('negotiation', 'negotiation.id', 'consent.negotiation_id')
      .select(['purpose', 'withdrawn_at', 'negotiation_id', 'kind', 'decided_at', 'status'])
      .where('consent.id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    'No encontramos este consentimiento',
  );

/** A consent of a credit with what follows when it is withdrawn now. @throws Refused for any other */
function standingOf(found: Awaited<ReturnType<typeof find>>) {
  const { purpose, negotiation_id: negotiationId } = found;
  const result = withdrawalOf(found);
  if (!isOfCredit(purpose) || negotiationId === null || result === undefined) {
    throw new Refused(REASONS[purpose] ?? NOT_HERE);
  }
  return { purpose, negotiationId, result, isWithdrawn: found.withdrawn_at !== null };
}
type Standing = ReturnType<typeof standingOf>;

/** Writes what follows. @throws Conflict if the rules refuse to cancel, which undoes everything */
async function write(
  transaction: Transaction<Database>,
  { purpose, negotiationId, result }: Standing,
  change: Change,
  admission: Admission,
): Promise<void> {
  if (result === 'backToCash') return backToCash(transaction, negotiationId);
  // Every one of the purpose: an earlier letter, under another name, would go on allowing what was withdrawn.
  await withdrawLive(transaction, negotiationId, purpose).execute();
  if (result === 'asksAgain') return askLetterAgain(transaction, { negotiationId, wizard: 'credit' });
  if (result !== 'cancels') return;
  const { answer } = await applyChange(transaction, change, admission);
  if (answer.kind === 'refused') throw new Conflict(REFUSALS[answer.reason]);
}

/**
 * Withdraws a consent of a credit, holding the negotiation's row: of this and the sending or the lender's answer the first
 * counts, and the other is judged by what it left. Withdrawn before, it changes nothing.
 * @throws NotFound for another customer's, Refused for a purpose that is not withdrawn here
 */
export async function withdrawConsent(
  database: Kysely<Database>,
  caller: Caller,
  request: RequestOf<typeof withdrawConsentCall>,
): Promise<void> {
  const { accountId, address } = caller;
  const seen = standingOf(await find(database, accountId, request.id));
  if (seen.isWithdrawn) return;
  const { negotiationId } = seen;
  const change: Change = { negotiationId, actor: 'customer', address, event: { type: 'cancel' } };
  const admission = seen.result === 'cancels' ? await admitChange(database, accountId, change) : undefined;
  const isDone = await inTurns(database, async (transaction) => {
    await transaction
      .selectFrom('negotiation')
      .select('id')
      .where('id', '=', negotiationId)
      .forUpdate()
      .executeTakeFirst();
    const now = standingOf(await find(transaction, accountId, request.id));
    if (now.isWithdrawn) return true;
    // It was sent since the look: the mail of its end needs leave, which is got outside of a transaction.
    if (now.result === 'cancels' && seen.result !== 'cancels') return false;
    await write(transaction, now, change, admission);
    return true;
  });
  if (!isDone) await withdrawConsent(database, caller, request);
}

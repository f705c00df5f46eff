import type { createCardPayment as createCardPaymentCall, RequestOf } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { codeOf, UNIQUE_VIOLATION } from '../../platform/database/transaction';
import { HttpError, OtherAttempt, orNotFound, Refused } from '../../platform/http/errors';
import { ownRows } from '../own-rows';
import type { ChangeResult } from '../purchases/change';
import { NO_PURCHASE } from '../purchases/list';
import { loadPurchases } from '../purchases/load';
import { addPayment, type ReleaseOpenAttempts } from '../purchases/new-payment';
import { ProviderFailure } from './ask-provider';
import { type AttemptRow, attemptById, attemptBySubmit } from './attempts';
import type { CardContext } from './context';
import { endUnopened } from './give-up';
import { answerKnown, endedWords, type OpenedWords, openWords } from './known';
import { openRow } from './open-row';
import { payerOf } from './payer';
import type { CardProvider } from './provider';
import { releaseOpenAttempts } from './release';
import { type ReturnPolicy, returnOrigin } from './return-origin';
import { type Caller, sessionOf } from './session';

type Words = RequestOf<typeof createCardPaymentCall>;

/** Who asks, and from where. */
export interface Asker extends Pick<Caller, 'ipAddress' | 'userAgent'> {
  readonly accountId: number;
}

const INCOMPLETE = 'Completa tu información personal primero';
/** No conflict: that is what a reserved amount is told by. */
const otherSubmit = () => new Refused(new OtherAttempt().message);
const NOT_OFFERED = 'Esta forma de pago no está disponible por el momento. Elige otra';

/** A known attempt of this very submit. @throws Refused for one of another purchase, provider or amount */
function sameSubmit(row: AttemptRow, { id, provider, form }: Words): AttemptRow {
  const isSame = row.negotiation_id === id && row.provider === provider && row.amount_cents === form.amount;
  if (!isSame) throw otherSubmit();
  return row;
}

/** Opens the attempt's row by the rules, after the end of others if the customer wants that. @throws HttpError */
async function openAttempt(
  context: CardContext,
  provider: CardProvider,
  asker: Asker,
  words: Words,
): Promise<ChangeResult> {
  const { database } = context;
  const { id: negotiationId, attempt, form, releasesOpen = false } = words;
  const { amount } = form;
  const payer = await payerOf(database, asker.accountId, form);
  const returnTo = new URL(words.returnUrl).origin;
  const opening = {
    ...{ negotiationId, address: asker.ipAddress },
    event: { type: 'open-attempt', id: attempt, provider: provider.name, amount, day: todayInEcuador(new Date()) },
    writeRow: openRow(provider, { negotiationId, attempt, amount, payer, returnOrigin: returnTo }),
  } as const;
  const release: ReleaseOpenAttempts = (...open) => releaseOpenAttempts(context, ...open);
  return addPayment(database, opening, releasesOpen ? release : undefined);
}

/** Stores what the provider has opened. @returns the row, or undefined if the attempt has ended meanwhile */
const keepOpened = (
  { database }: CardContext,
  { id }: AttemptRow,
  opened: { providerReference: string; address?: string },
) =>
  database
    .updateTable('card_attempt')
    .set({ provider_reference: opened.providerReference, address: opened.address ?? null })
    .where('id', '=', id)
    .where('state', '=', 'PENDIENTE')
    .returningAll()
    .executeTakeFirst();

/** Asks the provider for the session of a new row. One that it does not open ends the attempt. */
async function askFor(
  context: CardContext,
  provider: CardProvider,
  row: AttemptRow,
  caller: Caller,
): Promise<OpenedWords> {
  try {
    const opened = await provider.open(await sessionOf(context.database, row, caller));
    const kept = await keepOpened(context, row, opened);
    if (kept) return openWords(context, provider, kept, caller);
    // Nobody has its address, and nobody will.
    await provider.cancel?.({ ...opened, reference: row.reference, amount: row.amount_cents });
    return endedWords((await attemptById(context.database, row.id)) ?? row);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ reference: row.reference, provider: row.provider, err: error }, 'a card payment was not opened');
    await endUnopened(context, row);
    if (provider.name === 'payme') return { kind: 'payme', success: false };
    throw new HttpError(502, `${provider.title} no responde. Intenta de nuevo o elige otra forma de pago`);
  }
}

/**
 * Opens a card payment at a provider. The row is committed before the provider is asked, and with it the job that follows it;
 * the same submit again opens no second session.
 * @throws HttpError: not offered, not theirs, data not complete, not payable, above the balance, reserved (409), not opened (502)
 */
export async function createCardPayment(
  context: CardContext & ReturnPolicy,
  asker: Asker,
  words: Words,
): Promise<OpenedWords> {
  const { database, providers } = context;
  const provider = providers[words.provider as CardProvider['name']];
  if (!provider) throw new Refused(NOT_OFFERED);
  for (const address of [words.returnUrl, words.cancelUrl]) returnOrigin(address, context);
  const caller: Caller = { ...asker, returnUrl: words.returnUrl, cancelUrl: words.cancelUrl };

  const own = ownRows(database, asker.accountId);
  const { id } = words;
  orNotFound(await own.selectFrom('negotiation').select('id').where('id', '=', id).executeTakeFirst(), NO_PURCHASE);
  const known = await attemptBySubmit(database, words.attempt);
  if (known) return answerKnown(context, provider, sameSubmit(known, words), caller);
  if (!(await loadPurchases(own, [id])).has(id)) throw new Refused(INCOMPLETE);

  const { answer, rowId = 0 } = await openAttempt(context, provider, asker, words).catch((error: unknown) => {
    throw codeOf(error) === UNIQUE_VIOLATION ? otherSubmit() : error;
  });
  const row = orNotFound(await attemptById(database, rowId), NO_PURCHASE);
  if (answer.kind === 'known') return answerKnown(context, provider, sameSubmit(row, words), caller);
  return askFor(context, provider, row, caller);
}

import type { createCardPayment as createCardPaymentCall, RequestOf } from '@vitrina/contract';
import { todayInEcuador } from '@vitrina/rules';
import { databaseNow } from '../../platform/database/clock';
import { constraintOf } from '../../platform/database/transaction';
import { OtherAttempt, orNotFound, Refused } from '../../platform/http/errors';
import { ownRows } from '../own-rows';
import type { ChangeResult } from '../purchases/change';
import { NO_PURCHASE } from '../purchases/list';
import { loadPurchases } from '../purchases/load';
import { addPayment, type ReleaseOpenAttempts } from '../purchases/new-payment';
import { type AttemptRow, attemptById, attemptBySubmit } from './attempts';
import type { CardContext } from './context';
import { answerKnown, type OpenedWords } from './known';
import { openRow } from './open-row';
import { notOpened, openSession } from './open-session';
import { judgePayer } from './payer';
import type { CardProvider } from './provider';
import { releaseOpenAttempts } from './release';
import { type ReturnPolicy, returnOrigin } from './return-origin';
import type { Caller } from './session';

type Words = RequestOf<typeof createCardPaymentCall>;

/** Who asks, and from where. */
export interface Asker extends Pick<Caller, 'ipAddress' | 'userAgent'> {
  readonly accountId: number;
}

const INCOMPLETE = 'Completa tu información personal primero';
/** No conflict: that is what a reserved amount is told by. */
const otherSubmit = () => new Refused(new OtherAttempt().message);
/** The index that keeps a submit's id from being used twice. */
const SUBMIT_KEY = 'card_attempt_attempt_key';
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
  const payer = await judgePayer(database, asker.accountId, form);
  const returnTo = new URL(words.returnUrl).origin;
  const opening = {
    ...{ negotiationId, address: asker.ipAddress },
    event: {
      type: 'open-attempt',
      id: attempt,
      provider: provider.name,
      amount,
      day: todayInEcuador(new Date(await databaseNow(database))),
    },
    writeRow: openRow(provider, { negotiationId, attempt, amount, payer, returnOrigin: returnTo }),
  } as const;
  const release: ReleaseOpenAttempts = (...open) => releaseOpenAttempts(context, ...open);
  return addPayment(database, opening, releasesOpen ? release : undefined);
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

  let opened: ChangeResult;
  try {
    opened = await openAttempt(context, provider, asker, words);
  } catch (error) {
    if (constraintOf(error) === SUBMIT_KEY) throw otherSubmit();
    return notOpened(context, provider, error);
  }
  const row = orNotFound(await attemptById(database, opened.rowId ?? 0), NO_PURCHASE);
  if (opened.answer.kind === 'known') return answerKnown(context, provider, sameSubmit(row, words), caller);
  return openSession(context, provider, row, caller);
}

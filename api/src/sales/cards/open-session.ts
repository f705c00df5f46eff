import { HttpError, Refused } from '../../platform/http/errors';
import { ProviderFailure, ProviderRefusal } from './ask-provider';
import { type AttemptRow, attemptById } from './attempts';
import type { CardContext } from './context';
import { endUnopened } from './give-up';
import { endedWords, type OpenedWords, openWords } from './known';
import type { CardProvider } from './provider';
import { type Caller, sessionOf } from './session';

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

/**
 * What is told of a payment that its provider did not open. What it refuses is an error of ours: trying again mends nothing.
 * @throws HttpError, or the error itself if it is no provider's
 */
export function notOpened(
  { log }: Pick<CardContext, 'log'>,
  { name, title }: CardProvider,
  error: unknown,
  reference?: string,
): OpenedWords {
  if (!(error instanceof ProviderFailure)) throw error;
  const isOurs = error instanceof ProviderRefusal;
  log[isOurs ? 'error' : 'warn']({ reference, provider: name, err: error }, 'a card payment was not opened');
  if (name === 'payme') return { kind: 'payme', success: false };
  if (isOurs)
    throw new Refused(`${title} no acepta este pago. Revisa los datos de quien paga, o elige otra forma de pago`);
  throw new HttpError(502, `${title} no responde. Intenta de nuevo o elige otra forma de pago`);
}

/** Asks the provider for the session of a new row. One that it does not open ends the attempt. @throws HttpError */
export async function openSession(
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
    if (error instanceof ProviderFailure) await endUnopened(context, row);
    return notOpened(context, provider, error, row.reference);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { CANCEL_TIMEOUT_MS, type ProviderSays } from '@vitrina/rules';
import { query } from './ask';
import { ProviderFailure } from './ask-provider';
import { type AttemptRow, asked, attemptsOf, isAtProvider, isOpen, type RowAtProvider } from './attempts';
import type { CardContext } from './context';
import { giveUpUnopened } from './give-up';
import { takeOver, takeOverWithout } from './settle';

/** Cancels at the provider. @returns what that says: a provider that does not answer in time has not cancelled */
async function cancel({ providers, log }: CardContext, row: RowAtProvider): Promise<ProviderSays> {
  const provider = providers[row.provider];
  if (!provider?.cancel) return 'cancel refused';
  try {
    return await provider.cancel(asked(row));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ reference: row.reference, provider: row.provider, err: error }, 'a card payment was cancelled in vain');
    return 'no answer';
  }
}

/** Ends one attempt if its provider lets it go: what it says then counts, an approval too. */
async function releaseOne(context: CardContext, row: AttemptRow): Promise<void> {
  if (!isAtProvider(row)) return giveUpUnopened(context, row);
  const says = await cancel(context, row);
  if (says !== 'cancel refused') return takeOverWithout(context, row, says, true);
  // Perhaps it has ended already. payme has no cancel: of an operation that it does not know nothing can come.
  const state = await query(context, row);
  if (state !== undefined) return takeOver(context, row, state, true);
}

/**
 * Ends the open card attempts of a purchase after the customer's 'sí' to another payment, all at once: p2p's are cancelled at
 * the provider, payme is asked. What the provider does not let go in `CANCEL_TIMEOUT_MS` stays reserved
 * (docs/spec/3-purchase.md, section 3); what it answers later still counts.
 */
export async function releaseOpenAttempts(context: CardContext, negotiationId: number, except: string): Promise<void> {
  const rows = await attemptsOf(context.database, negotiationId);
  const open = rows.filter((row) => isOpen(row) && row.attempt !== except);
  const all = Promise.all(
    open.map((row) =>
      releaseOne(context, row).catch((err: unknown) => {
        context.log.error({ reference: row.reference, err }, 'a card payment could not be released');
      }),
    ),
  );
  const timeout = new AbortController();
  await Promise.race([all, wait(CANCEL_TIMEOUT_MS, undefined, { signal: timeout.signal })]).finally(() =>
    timeout.abort(),
  );
}

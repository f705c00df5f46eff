import type { CardProvider, TimedAttempt } from '@vitrina/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { AskedAttempt } from './provider';

/** A card attempt as it is stored. */
export type AttemptRow = Selectable<Database['card_attempt']>;

/** An attempt that its provider can be asked about. */
export type RowAtProvider = AttemptRow & { readonly provider_reference: string };

/** Whether its provider knows it: until its create is answered, p2p's has no reference. */
export const isAtProvider = (row: AttemptRow): row is RowAtProvider => row.provider_reference !== null;

/** Whether it reserves its amount. */
export const isOpen = ({ state }: AttemptRow): boolean => state === 'PENDIENTE';

export const attemptById = (database: Kysely<Database>, id: number): Promise<AttemptRow | undefined> =>
  database.selectFrom('card_attempt').selectAll().where('id', '=', id).executeTakeFirst();

/** The attempt of a submit. */
export const attemptBySubmit = (database: Kysely<Database>, attempt: string): Promise<AttemptRow | undefined> =>
  database.selectFrom('card_attempt').selectAll().where('attempt', '=', attempt).executeTakeFirst();

export const attemptByProvider = (
  database: Kysely<Database>,
  provider: CardProvider,
  reference: string,
): Promise<AttemptRow | undefined> =>
  database
    .selectFrom('card_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();

/** All attempts of a negotiation, newest first. */
export const attemptsOf = (database: Kysely<Database>, negotiationId: number): Promise<AttemptRow[]> =>
  database
    .selectFrom('card_attempt')
    .selectAll()
    .where('negotiation_id', '=', negotiationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** As the rules know it. */
export const timed = ({ id, provider, state, created_at, expires_at }: AttemptRow): TimedAttempt => ({
  ...{ id: String(id), provider, status: state },
  ...{ openedAt: created_at.getTime(), expiresAt: expires_at.getTime() },
});

/** As its provider knows it. */
export const asked = ({ provider_reference, reference, amount_cents }: RowAtProvider): AskedAttempt => ({
  ...{ providerReference: provider_reference, reference, amount: amount_cents },
});

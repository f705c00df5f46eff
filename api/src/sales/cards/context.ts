import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/schema';
import type { CardProviders } from './provider';

/** What work on card payments needs. */
export interface CardContext {
  readonly database: Kysely<Database>;
  readonly providers: CardProviders;
  readonly log: Logger;
}

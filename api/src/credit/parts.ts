import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** What the calls of applications need. */
export interface CreditParts {
  readonly database: Kysely<Database>;
  /** Encrypts drafts: 64 hexadecimal digits. */
  readonly draftKey: string;
  /** Address of the site, which mailed links begin with. */
  readonly siteUrl: string;
}

import type { Generated } from 'kysely';

declare module '../platform/database/schema' {
  /** Accounts with their sessions. */
  interface Database {
    account: AccountTable;
    one_time_password: { account_id: number; code_hash: string; attempts_left: number; expires_at: Date };
    session: SessionTable;
    session_credential: SessionCredentialTable;
  }
}

interface AccountTable {
  /** Drawn at random: it follows from nothing that is known. */
  id: Generated<number>;
  /** Id of the registration's submit. */
  attempt: string | null;
  identification: string;
  password_hash: string;
  /** Sent to a customer who has forgotten theirs; the old one serves too, because anybody may ask. */
  temporary_password_hash: string | null;
  temporary_password_until: Date | null;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  country: string;
  gender_id: number | null;
  birth_date: string | null;
  dealership_id: number | null;
  application_id: number;
  /** What was agreed to at the registration, each by the version of its text; null before that was recorded. */
  consent_version: string | null;
  terms_version: string | null;
  privacy_version: string | null;
  consent_at: Date | null;
  created_at: Generated<Date>;
  /** When the first one-time password was right; null until then. */
  verified_at: Date | null;
}

interface SessionTable {
  id: string;
  account_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  /** Of the token that closes it from another browser. */
  closing_hash: Buffer | null;
  closing_until: Date | null;
}

interface SessionCredentialTable {
  id: Generated<number>;
  session_id: string;
  access_hash: Buffer;
  renewal_hash: Buffer;
  access_until: Date;
  /** When others took its place; null for those in use. */
  superseded_at: Date | null;
}

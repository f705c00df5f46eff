import type { Generated } from 'kysely';

declare module '../platform/database/schema' {
  /** Accounts with their sessions, and the persons behind them. */
  interface Database {
    account: AccountTable;
    one_time_password: { account_id: number; code_hash: string; attempts_left: number; expires_at: Date };
    session: SessionTable;
    session_credential: SessionCredentialTable;
    person: PersonTable;
    person_email: PersonEmailTable;
    person_phone: PersonPhoneTable;
    person_address: PersonAddressTable;
    email_change: EmailChangeTable;
    consent: ConsentTable;
    /** Due on a day, `YYYY-MM-DD` in Ecuador. */
    deletion_request: { account_id: number; asked_at: Generated<Date>; due: string };
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
  /** Those of the person's main rows. */
  phone: string;
  email: string;
  country: string;
  /** The telephone before the changes of the last days, until when it is remembered. */
  earlier_phone: string | null;
  earlier_phone_type_id: number | null;
  earlier_phone_until: Date | null;
  dealership_id: number | null;
  application_id: number;
  created_at: Generated<Date>;
  /** When the first one-time password was right; null until then. */
  verified_at: Date | null;
  /** When it was deleted as far as the law allows: nobody signs in, and only what has to be kept is left. */
  closed_at: Date | null;
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
  /** The network that the token was given to: from there the identification closes it too. */
  closing_from: string | null;
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

interface PersonTable {
  account_id: number;
  first_names: string;
  surnames: string;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  gender_id: number | null;
  /** Grows with each change of the personal data; a change of an older one is refused. */
  revision: Generated<number>;
}

interface PersonEmailTable {
  id: Generated<number>;
  account_id: number;
  type_id: number;
  address: string;
  is_main: Generated<boolean>;
  /** Null while it waits for its confirmation, beside the address that it will replace. */
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

/**
 * A change of an e-mail address, with what undoes it: the new address counts once it is confirmed, and until some days after
 * that the owner of the earlier mailbox may stop it. Ended when it was stopped, cancelled or replaced by another one.
 */
interface EmailChangeTable {
  id: Generated<number>;
  account_id: number;
  type_id: number;
  new_address: string;
  asked_at: Generated<Date>;
  confirm_hash: Buffer;
  confirm_until: Date;
  stop_hash: Buffer;
  stop_until: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  /** The address of the type that the new one replaced; null if there was none. */
  replaced_address: string | null;
  /** The main address before the confirmation, which nobody else may take while the change can be stopped. */
  main_type_id: number | null;
  main_address: string | null;
  /** The telephone before the change was asked for, which a stop puts back; null for older changes. */
  phone: string | null;
  phone_type_id: number | null;
}

interface PersonPhoneTable {
  id: Generated<number>;
  account_id: number;
  type_id: number;
  number: string;
  is_main: Generated<boolean>;
}

interface PersonAddressTable {
  id: Generated<number>;
  account_id: number;
  type_id: number;
  canton_id: number;
  parish_id: number | null;
  main_street: string;
  secondary_street: string;
  number: string;
  neighbourhood: string | null;
  reference: string | null;
  is_main: Generated<boolean>;
}

/** What a customer agreed to, each purpose by itself, by the version of its text. */
interface ConsentTable {
  id: Generated<number>;
  account_id: number;
  /** The purchase or request that it was given for; null for one that holds for all. */
  negotiation_id: number | null;
  purpose:
    | 'personal-data'
    | 'terms'
    | 'privacy'
    | 'marketing'
    | 'payment-terms'
    | 'simulation'
    | 'credit-analysis'
    | 'credit-bureaus'
    | 'funds-declaration';
  text_version: string;
  text_sha256: Buffer | null;
  given_at: Generated<Date>;
  withdrawn_at: Date | null;
  address: string | null;
  user_agent: string | null;
}

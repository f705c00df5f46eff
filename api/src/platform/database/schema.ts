import type { FileType } from '@vitrina/contract';
import type { Generated, JSONColumnType } from 'kysely';

/**
 * Tables of the database, as Kysely sees them; the migrations make them. Amounts are integer cents. Here are the platform's
 * own: each room declares its tables in its `tables.ts`, which adds them to this interface (declaration merging), so that the
 * platform imports no subject. Every file below `api/` is in the one TypeScript program, so all of them are seen everywhere.
 */
export interface Database {
  catalogue_revision: { singleton: boolean; revision: number };
  /** What the seed has written, by its parts. */
  seed: { part: 'catalogue'; digest: string };
  setting: { key: string; value: string };
  used_captcha: { signature: string; expires_at: Date };
  /** Attempts counted for a subject, stored as its hash, until a time. */
  attempt_count: { subject: Buffer; uses: number; until: Date };
  outbox: OutboxTable;
  error_report: ErrorReportTable;
  stored_file: StoredFileTable;
  /** The bytes of a file, apart from what lists read. */
  stored_file_content: { file_id: string; bytes: Buffer };
}

export type Channel = 'mail' | 'sms';

/** A waiting message: its kind and its data, without the text. */
export type StoredMessage = { kind: string };

interface OutboxTable {
  id: Generated<number>;
  channel: Channel;
  recipient: string;
  /** The data; null once sent, because they may contain a secret. */
  content: JSONColumnType<StoredMessage | null, string, string>;
  created_at: Generated<Date>;
  /** After this time the message is worthless. */
  expires_at: Date;
  sent_at: Date | null;
  /** When the recipient's server rejected it permanently. */
  refused_at: Date | null;
  last_error: string | null;
}

/** Failures in browsers, counted a day. */
interface ErrorReportTable {
  day: string;
  remote: string;
  build: string;
  phase: string;
  route: string;
  code: string;
  error: string;
  /** Of the latest one, as `place`: script, line and column. */
  shell_build: string;
  place: string | null;
  times: number;
  first_at: Generated<Date>;
  last_at: Date;
}

interface StoredFileTable {
  /** Random, so that it cannot be guessed. */
  id: Generated<string>;
  /** The customer who uploaded it, and the only one who may read it. */
  account_id: number;
  /** As the sender called it: shown, never used as a path. */
  name: string;
  /** The type that the bytes show, not the one that the sender claimed. */
  media_type: FileType;
  /** Of the bytes. */
  size: number;
  sha256: Buffer;
  created_at: Generated<Date>;
}

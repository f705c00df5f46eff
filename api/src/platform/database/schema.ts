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
  /** Attempts counted for a subject, which is kept as its hash, until a time. */
  attempt_count: { subject: Buffer; uses: number; until: Date };
  outbox: OutboxTable;
  error_report: ErrorReportTable;
  stored_file: StoredFileTable;
  /** The bytes of a file, apart from what lists read. */
  stored_file_content: { file_id: string; bytes: Buffer };
}

export type Channel = 'mail' | 'sms';

/** A message as it waits: its kind with what it says, without the text. */
export type StoredMessage = { kind: string };

interface OutboxTable {
  id: Generated<number>;
  channel: Channel;
  recipient: string;
  /** What is to be said; null once it is said, because it may hold a secret. */
  content: JSONColumnType<StoredMessage | null, string, string>;
  created_at: Generated<Date>;
  /** After it the message is worth nothing. */
  expires_at: Date;
  sent_at: Date | null;
  /** When the other side said that it will never take it. */
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
  /** Of the newest one, as `place`: script, line and column. */
  shell_build: string;
  place: string | null;
  times: number;
  first_at: Generated<Date>;
  last_at: Date;
}

interface StoredFileTable {
  /** Drawn at random: it follows from nothing that is known. */
  id: Generated<string>;
  /** The customer who handed it in, and who alone may read it. */
  account_id: number;
  /** As the sender called it: shown, never used as a path. */
  name: string;
  /** What the bytes show, not what the sender said. */
  media_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  /** Of the bytes. */
  size: number;
  sha256: Buffer;
  created_at: Generated<Date>;
}

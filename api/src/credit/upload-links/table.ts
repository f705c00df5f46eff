import type { Generated } from 'kysely';

declare module '../../platform/database/schema' {
  /** Links that let a telephone add documents. */
  interface Database {
    upload_link: UploadLinkTable;
  }
}

interface UploadLinkTable {
  id: Generated<number>;
  negotiation_id: number;
  wizard: 'credit' | 'funds';
  token_hash: Buffer;
  /** Of the browser that opened it first; null until one does. */
  browser_hash: Buffer | null;
  created_at: Generated<Date>;
  until: Date;
}

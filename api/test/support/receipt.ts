import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema';
import { judgeFile, keepFile } from '../../src/platform/files/store';

/** A minimal PDF; the title makes its bytes unique. */
export const pdfOf = (title = ''): string =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Title (${title}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;

/** Judges and stores a customer's receipt, as an upload does. @returns its id and the stored file */
export async function keepReceipt(database: Kysely<Database>, accountId: number, name: string, content = pdfOf(name)) {
  const file = await judgeFile({ name, base64: Buffer.from(content, 'latin1').toString('base64') });
  return { id: await keepFile(database, accountId, file), file };
}

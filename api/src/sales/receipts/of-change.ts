import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { JudgedFile } from '../../platform/files/store';
import { Refused } from '../../platform/http/errors';
import { paymentReceiptFile, purchaseReceiptFile } from './files';

/** Changes that make a settled row of payments; true of those that may settle the purchase. */
const SETTLES: Readonly<Record<string, boolean>> = {
  'approve-transfer': true,
  'approve-attempt': true,
  'approve-part': true,
  reverse: false,
  return: false,
};

/** A change as its event tells it. */
interface Change {
  readonly name: string;
  readonly negotiationId: number;
  /** The row that it made or moved; null for an attempt whose money was known before. */
  readonly paymentId: number | null;
  /** Nothing was left to pay or to confirm after it. */
  readonly settled: boolean;
}

/** The receipt of a whole purchase, unless a later change has opened its balance again. */
const wholeUnlessOpen = (database: Kysely<Database>, negotiationId: number) =>
  purchaseReceiptFile(database, negotiationId).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });

/** The receipts that the mail of a change brings: of its payment and, where it settles the purchase, of all of it. */
export async function receiptsOf(
  database: Kysely<Database>,
  { name, negotiationId, paymentId, settled }: Change,
): Promise<JudgedFile[]> {
  if (!Object.hasOwn(SETTLES, name)) return [];
  const own = paymentId === null ? undefined : await paymentReceiptFile(database, negotiationId, paymentId);
  const whole = settled && SETTLES[name] ? await wholeUnlessOpen(database, negotiationId) : undefined;
  return [own, whole].filter((file) => file !== undefined);
}

import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/schema';
import { ProviderRefusal } from '../ask-provider';

/** Which part of the numbers may be used before the operator is told. */
const TOLD_FROM = 0.9;

/**
 * Numbers of operations: of fixed width, unique for ever, a new one for each opening. A sequence gives none twice, whatever
 * becomes of the transaction.
 */
export class OperationNumbers {
  readonly #digits: number;
  readonly #log: Logger;
  #last = 0;

  constructor(digits: number, log: Logger) {
    this.#digits = digits;
    this.#log = log;
  }

  /** @throws ProviderRefusal when none is left of this width */
  async draw(transaction: Transaction<Database>): Promise<string> {
    const { number } = await transaction
      .selectNoFrom(sql<string>`nextval('payme_operation')`.as('number'))
      .executeTakeFirstOrThrow();
    this.#last = Number(number);
    for (const trouble of this.troubles()) this.#log.warn(trouble);
    if (number.length > this.#digits) throw new ProviderRefusal('payme has no operation number left');
    return number.padStart(this.#digits, '0');
  }

  troubles(): string[] {
    const all = 10 ** this.#digits;
    if (this.#last < TOLD_FROM * all) return [];
    return [`payme: ${this.#last} of ${all} operation numbers are used up (PAYME_OPERATION_DIGITS)`];
  }
}

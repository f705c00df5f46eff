import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

export type Operation = Selectable<Database['sandbox_payme_operation']>;

/** States of an operation, as the provider's panel calls them. */
export const STATE_WORDS: Record<Operation['state'], string> = {
  pending: 'Pendiente',
  denied: 'Denegado',
  authorised: 'Autorizado',
  reversed: 'Extornado',
};

/** Why an operation is not authorised: the codes that payme documents, with its words. */
export const DENIALS = {
  '51': 'Fondos insuficientes',
  '61': 'Excede el monto máximo',
  '91': 'Emisor no disponible',
  '96': 'Error en el sistema',
  '1A': 'Se requiere autenticación',
  '19': 'Intente nuevamente',
  '21': 'Intente nuevamente',
  '25': 'Intente nuevamente',
  '28': 'Intente nuevamente',
  '79': 'Intente nuevamente',
  N0: 'Intente nuevamente',
  '05': 'Denegada',
  ZZ: 'Un código que ningún documento tiene',
} as const;

/** An operation whose number was used before. */
export const REPEATED = { code: '94', message: 'Número de operación repetido' } as const;

/** How an operation ends. */
export interface Decision {
  state: Operation['state'];
  /** `authorizationResult`. */
  result: string;
  code: string;
  message: string;
}

/** Ways to authorise: by payme itself, or by an external processor. */
export const authorised = (result: '00' | '000'): Decision => ({
  state: 'authorised',
  result,
  code: '00',
  message: 'Operación Autorizada',
});

/** Denied by the issuer (01), or by the V-POS (05). */
export const denied = (result: '01' | '05', code: keyof typeof DENIALS): Decision => ({
  ...{ state: 'denied', result },
  ...{ code, message: DENIALS[code] },
});

/** Opens an operation. @returns undefined if its number was used before */
export const openOperation = (
  database: Kysely<Database>,
  fields: Record<string, string>,
): Promise<Operation | undefined> =>
  database
    .insertInto('sandbox_payme_operation')
    .values({
      token: randomBytes(16).toString('hex'),
      commerce: fields.idCommerce ?? '',
      number: fields.purchaseOperationNumber ?? '',
      fields: JSON.stringify(fields),
      ...{ state: 'pending', result: null, error_code: null, error_message: null, decided_at: null },
    })
    .onConflict((conflict) => conflict.columns(['commerce', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Decides an operation that is pending. @returns undefined if it is not */
export const decide = (
  transaction: Transaction<Database>,
  id: number,
  { state, result, code, message }: Decision,
): Promise<Operation | undefined> =>
  transaction
    .updateTable('sandbox_payme_operation')
    .set({ state, result, error_code: code, error_message: message, decided_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

/** Takes an authorised operation back, wholly. @returns undefined if it is not authorised */
export const reverseOperation = (database: Kysely<Database>, id: number): Promise<Operation | undefined> =>
  database
    .updateTable('sandbox_payme_operation')
    .set({ state: 'reversed' })
    .where('id', '=', id)
    .where('state', '=', 'authorised')
    .returningAll()
    .executeTakeFirst();

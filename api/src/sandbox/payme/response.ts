import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { compactInEcuador } from '../payments/moments';
import { schedulePost } from '../payments/posts';
import { PAYME_CREDENTIALS } from '../provider-credentials';
import { signedOf } from './fields';
import { DENIALS, type Operation } from './operation';
import { verificationOf } from './signature';

/** Of the shop, where the answer is posted. */
export const RESPONSE_PATH = '/pagos/payme/respuesta';

/** Between two tries of payme's server to tell the shop, and how many there are after the first one. */
const GAP_SECONDS = 300;
const RETRIES = 3;

/** How the shop is told by payme's server. */
export const SERVER_WAYS = {
  never: 'Nunca',
  once: 'Una vez, y hasta tres más si la tienda no contesta',
  four: 'Cuatro veces',
} as const;

/** A way, how late, and how far apart four posts are. */
export interface ServerNotice {
  way: keyof typeof SERVER_WAYS;
  seconds: number;
  gapSeconds: number;
}

/** What an operation is answered with. */
type Outcome = Pick<Operation, 'result' | 'error_code' | 'error_message'>;

const cardOf = (isAuthorised: boolean) => ({
  brand: 'VISA',
  paymentReferenceCode: '411111******1111',
  ...(isAuthorised && { reserved22: 'CREDIT', reserved23: 'BANCO DE PRUEBA' }),
});

/** Whether a result of an operation is an authorisation. */
export const isAuthorised = (result: string | null): boolean => result === '00' || result === '000';

/** A response to the shop: the form's fields again, with the result, signed. */
export function responseOf(
  { id, fields, decided_at }: Pick<Operation, 'id' | 'fields' | 'decided_at'>,
  { result, error_code, error_message }: Outcome,
): Record<string, string> {
  const { programmingLanguage: _of, ...sent } = fields;
  const outcome = result ?? '';
  return {
    ...sent,
    authorizationResult: outcome,
    authorizationCode: isAuthorised(outcome) ? String(id).slice(-6).padStart(6, '0') : '',
    errorCode: error_code ?? '',
    errorMessage: error_message ?? '',
    ...cardOf(isAuthorised(outcome)),
    IDTransaction: String(id).padStart(20, '0'),
    txDateTime: compactInEcuador(decided_at ?? new Date()),
    purchaseVerification: verificationOf(signedOf(fields), PAYME_CREDENTIALS.key, outcome),
  };
}

/** What is posted when the buyer goes back to the shop without paying: a 05 that nobody has signed. */
export const closedResponse = (operation: Pick<Operation, 'id' | 'fields' | 'decided_at'>): Record<string, string> => ({
  ...responseOf(operation, { result: '05', error_code: '05', error_message: DENIALS['05'] }),
  purchaseVerification: '',
});

/** Fields as a form sends them. */
export const encoded = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** A response as a post to the shop. */
export const responsePost = (number: string, fields: Record<string, string>) => ({
  provider: 'payme' as const,
  subject: number,
  path: RESPONSE_PATH,
  content_type: 'application/x-www-form-urlencoded',
  body: encoded(fields),
});

/** Schedules what payme's server tells the shop. */
export async function scheduleResponses(
  transaction: Transaction<Database>,
  operation: Operation,
  { way, seconds, gapSeconds }: ServerNotice,
): Promise<void> {
  const post = responsePost(operation.number, responseOf(operation, operation));
  const at = (late: number) => new Date(Date.now() + late * 1000);
  if (way === 'once') await schedulePost(transaction, post, { dueAt: at(seconds), retries: RETRIES });
  if (way !== 'four') return;
  for (let index = 0; index <= RETRIES; index++) {
    await schedulePost(transaction, post, { dueAt: at(seconds + index * gapSeconds) });
  }
}

/** When a post that the shop did not take is sent again. */
export const againAt = (): Date => new Date(Date.now() + GAP_SECONDS * 1000);

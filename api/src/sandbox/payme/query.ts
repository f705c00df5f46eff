import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { answerWith } from '../payments/fault-answers';
import { takeFault } from '../payments/faults';
import { writtenLoosely } from '../payments/json';
import { PAYME_CREDENTIALS } from '../provider-credentials';
import type { Operation } from './operation';
import { responseOf } from './response';
import { queryVerificationOf } from './signature';

/** `result` of the query: no document names its values. */
const RESULTS: Record<Operation['state'], string> = { pending: '1', denied: '2', authorised: '3', reversed: '4' };
const PENDING = { code: '', message: '' };

const REFUSED = { errorCode: '15', errorMessage: 'Datos de comercio no válidos', result: '' };
const UNKNOWN = { errorCode: '14', errorMessage: 'Operación no encontrada', result: '' };
const FAILED = { errorCode: '96', errorMessage: 'Error en el sistema', result: '' };

function answerOf(operation: Operation): Record<string, unknown> {
  const { fields, state, error_code, error_message } = operation;
  const { authorizationCode, authorizationResult, brand, paymentReferenceCode, IDTransaction, txDateTime } = responseOf(
    operation,
    operation,
  );
  const repeated = Object.entries(fields).filter(([name]) => /^(shipping|reserved)/.test(name));
  return {
    errorCode: error_code ?? PENDING.code,
    errorMessage: error_message ?? PENDING.message,
    result: RESULTS[state],
    authorizationCode,
    ...(authorizationResult && { authorizationResult, brand, paymentReferenceCode, IDTransaction, txDateTime }),
    purchaseOperationNumber: operation.number,
    purchaseAmount: fields.purchaseAmount,
    purchaseCurrencyCode: fields.purchaseCurrencyCode,
    ...Object.fromEntries(repeated),
  };
}

/** payme's query of an operation, for a shop's server. */
export function paymeQuery(
  app: FastifyInstance,
  { database, closing }: { database: Kysely<Database>; closing: AbortSignal },
): void {
  app.post('/sandbox/payme/VPOS2/rest/operationAcquirer/consulte', async (request, reply) => {
    const { idAcquirer, idCommerce, operationNumber, purchaseVerification } = Object(request.body) as Record<
      string,
      unknown
    >;
    const asked = {
      idAcquirer: String(idAcquirer),
      idCommerce: String(idCommerce),
      operationNumber: String(operationNumber),
    };
    const operation = await database
      .selectFrom('sandbox_payme_operation')
      .selectAll()
      .where('commerce', '=', asked.idCommerce)
      .where('number', '=', asked.operationNumber)
      .executeTakeFirst();
    const payers = [operation?.fields.shippingEmail ?? ''].filter((email) => email !== '');
    const fault = await takeFault(database, { provider: 'payme', call: 'query', payers });
    return answerWith(reply, fault, closing, async () => {
      const { acquirer, commerce, key } = PAYME_CREDENTIALS;
      const isOurs =
        asked.idAcquirer === acquirer &&
        asked.idCommerce === commerce &&
        String(purchaseVerification).toLowerCase() === queryVerificationOf(asked, key);
      reply.type('application/json');
      if (fault?.fault === 'failed') return writtenLoosely(FAILED);
      if (!isOurs) return writtenLoosely(REFUSED);
      if (!operation) return writtenLoosely(UNKNOWN);
      const told = answerOf(operation);
      return writtenLoosely(fault?.fault === 'unknown-state' ? { ...told, result: '9' } : told);
    });
  });
}

import type { Logger } from 'pino';
import * as v from 'valibot';
import type { PaymeConfig } from '../../../platform/config/card-providers';
import { askProvider, ProviderFailure } from '../ask-provider';
import type { CardProvider } from '../provider';
import { operationState, QueryAnswer } from './answers';
import { formOf } from './form';
import { OperationNumbers } from './operation-numbers';
import { queryVerification } from './verification';

const QUERY_LIMIT_MS = 8_000;
const QUERY_PATH = '/VPOS2/rest/operationAcquirer/consulte';

interface Parts {
  readonly config: PaymeConfig;
  /** Where payme's query is: the sandbox's own port is known once the server listens. */
  readonly url: () => string;
  readonly log: Logger;
}

/** Alignet's Pay-me: a form of ours, which their script opens in a dialog. */
export function paymeProvider({ config, url, log }: Parts): CardProvider {
  const numbers = new OperationNumbers(config.operationDigits, log);
  const { acquirer, commerce, key, results } = config;
  return {
    name: 'payme',
    title: 'Pay-me',
    reserve: (transaction) => numbers.draw(transaction),
    async open(session) {
      return { providerReference: session.providerReference ?? '', form: formOf(config, session) };
    },
    async query(attempt) {
      const number = attempt.providerReference;
      const body = {
        ...{ idAcquirer: acquirer, idCommerce: commerce, operationNumber: number },
        purchaseVerification: queryVerification({ acquirer, commerce, number }, key),
      };
      const { status, body: answer } = await askProvider(`${url()}${QUERY_PATH}`, body, QUERY_LIMIT_MS);
      const parsed = v.safeParse(QueryAnswer, answer);
      if (status < 200 || status >= 300 || !parsed.success) {
        throw new ProviderFailure(`payme answered ${status}`, { status });
      }
      const { result } = parsed.output;
      if (result !== '' && !Object.values(results).includes(result)) {
        log.warn({ reference: attempt.reference }, 'payme answered with a result that nobody knows (PAYME_RESULTS)');
      }
      return operationState(results, attempt, parsed.output);
    },
    troubles: () => numbers.troubles(),
  };
}

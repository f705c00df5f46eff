import { CANCEL_TIMEOUT_MS } from '@vitrina/rules';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { P2pConfig } from '../../../platform/config/card-providers';
import { askProvider, type ProviderAnswer, ProviderFailure, ProviderRefusal } from '../ask-provider';
import type { AskedAttempt, CardProvider } from '../provider';
import { CancelledAnswer, OpenedAnswer, RefusedAnswer, SessionAnswer, sessionState } from './answers';
import { Clock } from './clock';
import { createBody } from './create';
import { authOf, P2P_STATES } from './signature';

/** A person waits for both: a longer wait is answered with what is known. */
const CREATE_LIMIT_MS = 15_000;
const QUERY_LIMIT_MS = 8_000;

/** Of a body that p2p does not take; its other errors pass, or the operator mends them. */
const REFUSED_STATUSES = [400, 422];

/** The number in 'Authentication failed 103'. */
const codeIn = (message: string | null | undefined): string | undefined => /\b(\d{3})\b/.exec(message ?? '')?.[1];

/** Reads an answer. @throws ProviderFailure for an error, whatever its status, and for what is not of the schema */
function read<Schema extends v.GenericSchema>(schema: Schema, { status, body }: ProviderAnswer): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  const { output } = v.safeParse(RefusedAnswer, body) as { output?: v.InferOutput<typeof RefusedAnswer> };
  const isFailed = output?.status?.status === 'FAILED';
  if (status >= 200 && status < 300 && parsed.success && !isFailed) return parsed.output;
  const code = codeIn(output?.status?.message) ?? String(output?.status?.reason ?? '');
  const Failure = REFUSED_STATUSES.includes(status) ? ProviderRefusal : ProviderFailure;
  throw new Failure(`p2p answered ${status} ${isFailed ? 'FAILED' : ''} ${code}`.trim(), { status, code });
}

/** What the adapter needs besides its configuration. */
interface Parts {
  readonly config: Omit<P2pConfig, 'url'>;
  /** Where p2p is: the sandbox's own port is known once the server listens. */
  readonly url: () => string;
  readonly log: Logger;
}

/** PlacetoPay's checkout: the buyer goes to a page of theirs and comes back. */
export function p2pProvider({ config, url, log }: Parts): CardProvider {
  const clock = new Clock();

  async function ask<Schema extends v.GenericSchema>(schema: Schema, path: string, body: object, limitMs: number) {
    const auth = authOf({ ...config, url: '' });
    const answer = await askProvider(`${url()}${path}`, { ...body, auth }, limitMs);
    clock.see(answer.at);
    try {
      return read(schema, answer);
    } catch (error) {
      if (error instanceof ProviderFailure && error.status === 401) clock.refused(error.code);
      throw error;
    }
  }
  const session = ({ providerReference }: AskedAttempt) => {
    // A demo row has none of p2p's; and nothing else may get into the path.
    if (!/^\d{1,30}$/.test(providerReference)) throw new ProviderFailure('no session of p2p');
    return `/api/session/${providerReference}`;
  };

  return {
    name: 'p2p',
    title: 'PlacetoPay',
    async open(words) {
      const { requestId, processUrl } = await ask(OpenedAnswer, '/api/session', createBody(words), CREATE_LIMIT_MS);
      return { providerReference: requestId, address: processUrl };
    },
    async query(attempt) {
      const answer = await ask(SessionAnswer, session(attempt), {}, QUERY_LIMIT_MS);
      if (answer.requestId !== attempt.providerReference) throw new ProviderFailure('p2p answered of another session');
      const known: readonly string[] = P2P_STATES;
      if (!known.includes(answer.status.status)) {
        log.warn({ reference: attempt.reference }, 'p2p answered with a state that nobody knows: it counts as pending');
      }
      return sessionState(answer);
    },
    async cancel(attempt) {
      const answer = await ask(CancelledAnswer, `${session(attempt)}/cancel`, {}, CANCEL_TIMEOUT_MS).catch((error) => {
        if (error instanceof ProviderFailure && error.status !== undefined && error.status !== 401) return undefined;
        throw error;
      });
      return answer?.status.status === 'OK' ? 'cancelled' : 'cancel refused';
    },
    troubles: () => clock.troubles(),
  };
}

import {
  type Codec,
  decode,
  type Endpoint,
  encode,
  isBytes,
  REQUEST_CONSTANTS,
  REQUEST_ID_HEADER,
} from '@vitrina/contract';
import ky from 'ky';
import { apiAddress, configuration } from './configuration';
import { connectionError, contractError, statusError } from './errors';
import { timeLimit } from './time-limit';

/**
 * Time limit and retries are implemented here, not by ky: its time limit ends with the headers, and it does not retry a
 * POST.
 */
const http = ky.create({ method: 'post', timeout: false, retry: 0, throwHttpErrors: false });

/** How one HTTP request is sent. */
export type Wire = {
  authorization: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** An answer of any status, with its whole body: a Blob for a response of bytes, else text. */
export type Answer = { status: number; requestId: string | undefined; body: string | Blob };

/**
 * Posts the words of a request with the constants of every request.
 * @throws ApiError when there is no complete answer in time; the abort reason when the caller aborts
 */
export async function post<Request>(
  { path, request, response }: Pick<Endpoint<Request, unknown>, 'path' | 'request' | 'response'>,
  words: NoInfer<Request>,
  { authorization, signal, timeoutMs }: Wire,
): Promise<Answer> {
  const json = { ...(encode(request, words) as object), ...REQUEST_CONSTANTS };
  const limit = timeLimit(timeoutMs ?? configuration.timeoutMs, signal);
  try {
    const answer = await http(path, {
      prefixUrl: apiAddress(),
      json,
      headers: authorization === null ? {} : { authorization },
      // Not as ky's option: ky would combine it with its own by `AbortSignal.any`, which is above the browser floor.
      fetch: (sent, init) => fetch(new Request(sent, { ...init, signal: limit.signal })),
    });
    return {
      status: answer.status,
      requestId: answer.headers.get(REQUEST_ID_HEADER) ?? undefined,
      // An error is JSON, whatever the response.
      body: await (answer.ok && isBytes(response) ? answer.blob() : answer.text()),
    };
  } catch (error) {
    throw signal?.aborted ? error : connectionError(limit.signal.aborted ? limit.signal.reason : error);
  } finally {
    limit.clear();
  }
}

/** Decodes an answer. @throws ApiError for an error status or an answer that breaks the contract */
export function read<Words>(codec: Codec<Words>, { status, requestId, body }: Answer): Words {
  if (status < 200 || status > 299) throw Object.assign(statusError(status, body), { requestId });
  try {
    return decode(codec, typeof body === 'string' ? JSON.parse(body) : body);
  } catch (error) {
    throw Object.assign(contractError(status, error), { requestId });
  }
}

import { type Codec, decode, REQUEST_CONSTANTS } from '@vitrina/contract';
import ky from 'ky';
import { apiAddress, configuration } from './configuration';
import { connectionError, contractError, statusError } from './errors';

/**
 * Time limit and retries are implemented here, not by ky: its time limit ends with the headers, and it does not retry a
 * POST.
 */
const http = ky.create({ method: 'post', timeout: false, retry: 0, throwHttpErrors: false });

/** One HTTP request. */
export type Wire = {
  path: string;
  body: unknown;
  authorization: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** An answer of any status, with its whole body. */
export type Answer = { status: number; text: string };

/**
 * Posts a body with the constants of every request.
 * @throws ApiError when there is no complete answer in time; the abort reason when the caller aborts
 */
export async function post({ path, body, authorization, signal, timeoutMs }: Wire): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeoutMs ?? configuration.timeoutMs);
  try {
    const response = await http(path, {
      prefixUrl: apiAddress(),
      json: { ...(body as object), ...REQUEST_CONSTANTS },
      headers: authorization === null ? {} : { authorization },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw signal?.aborted ? error : connectionError(error);
  }
}

/** Decodes an answer. @throws ApiError for an error status or an answer that breaks the contract */
export function read<Words>(codec: Codec<Words>, { status, text }: Answer): Words {
  if (status < 200 || status > 299) throw statusError(status, text);
  try {
    return decode(codec, JSON.parse(text));
  } catch (error) {
    throw contractError(status, error);
  }
}

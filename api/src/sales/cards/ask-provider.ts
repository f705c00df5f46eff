import { LosslessNumber, parse, stringify } from 'lossless-json';

/** A provider that did not answer, or not as it should. The message is for the log: it holds no key and no person's data. */
export class ProviderFailure extends Error {
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** What the provider calls the error, such as 103. */
  readonly code: string | undefined;

  constructor(message: string, { status, code, cause }: { status?: number; code?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.status = status;
    this.code = code;
  }
}

/** A provider that does not take what we ask, or would not: asked again it says the same. */
export class ProviderRefusal extends ProviderFailure {}

/** An answer: every number in it is text, with all its digits. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
  /** When the provider says that it answered; undefined if it does not. */
  readonly at: Date | undefined;
}

/** Reads JSON, with each number as the text that it was: above 2^53 digits would be lost. @throws SyntaxError */
export const parseExactly = (text: string): unknown => parse(text, null, { parseNumber: (digits: string) => digits });

/** An amount as an exact JSON number: 33636.61, never a sum of floats. */
export const exactAmount = (cents: number): LosslessNumber =>
  new LosslessNumber(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

/** Longest answer that is read, in bytes: the longest real one is a tenth of it. */
const LONGEST = 1_000_000;

/** The text of an answer, as it comes: of one that is too long no more is read. @throws ProviderFailure */
async function textOf({ status, body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A loop that is left ends the stream.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > LONGEST)
      throw new ProviderFailure(`an answer above ${LONGEST} bytes, with status ${status}`, { status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Posts JSON to a provider.
 * @param limitMs after which it counts as not answered
 * @throws ProviderFailure when there is no answer in time, or one that is no JSON object
 */
export async function askProvider(address: string, body: object, limitMs: number): Promise<ProviderAnswer> {
  const [status, text, date] = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: stringify(body) as string,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
    .then(async (answer) => [answer.status, await textOf(answer), answer.headers.get('date')] as const)
    .catch((cause: Error) => {
      if (cause instanceof ProviderFailure) throw cause;
      throw new ProviderFailure(cause.name === 'TimeoutError' ? `no answer in ${limitMs} ms` : 'no answer', { cause });
    });
  try {
    const parsed = parseExactly(text);
    if (typeof parsed !== 'object' || parsed === null) throw new Error('no object');
    return { status, body: parsed, at: date === null ? undefined : new Date(date) };
  } catch {
    // The text may be anything, a proxy's page too: it is not repeated.
    throw new ProviderFailure(`an answer of ${text.length} characters that is no JSON, with status ${status}`, {
      status,
    });
  }
}

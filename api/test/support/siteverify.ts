import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

const formOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** A token as the stand-in reads it: what it was earned for, and how likely a person did. Each is another one. */
export const recaptchaToken = (action: string, score = 0.9): string => `${action}.${score * 10}.${randomUUID()}`;

/**
 * Stands in for Google's siteverify: tells what a token says of itself, once; later that it is a duplicate. Not listening yet.
 * @param asked gets the forms that were posted
 */
export function siteverify(asked: URLSearchParams[] = []): Server {
  const served = new Set<string>();
  return createServer(async (request, response) => {
    const form = await formOf(request);
    asked.push(form);
    const token = form.get('response') ?? '';
    const [action, tenths] = token.split('.');
    const isDuplicate = served.has(token);
    served.add(token);
    const verdict = isDuplicate
      ? { success: false, 'error-codes': ['timeout-or-duplicate'] }
      : { success: true, action, score: Number(tenths) / 10, challenge_ts: new Date().toISOString(), hostname: 'x' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(verdict));
  });
}

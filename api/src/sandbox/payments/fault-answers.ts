import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './faults';

const HTML_ERROR =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>';

/** Whether a fault stands in the place of the answer, and the work is not done. */
const SPOILS = new Set(['unavailable', 'html', 'empty']);

/**
 * Answers a call of a provider: by the text of `work` or, with a fault of the answer, late, cut off, or by something else.
 * @param closing aborted when the server stops: nobody waits then
 * @param work sets status and headers, and returns the body
 */
export async function answerWith(
  reply: FastifyReply,
  fault: Fault | undefined,
  closing: AbortSignal,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  if (fault && SPOILS.has(fault.fault)) return spoilt(reply, fault.fault);
  const text = await work();
  if (fault?.fault === 'slow') await wait(fault.seconds * 1000, undefined, { signal: closing }).catch(() => undefined);
  if (fault?.fault === 'lost') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return reply.send(text);
}

function spoilt(reply: FastifyReply, fault: string): FastifyReply {
  if (fault === 'empty') return reply.type('application/json').send('');
  if (fault === 'html') return reply.code(502).type('text/html; charset=utf-8').send(HTML_ERROR);
  return reply.code(503).type('application/json').send('{"message":"Service Unavailable"}');
}

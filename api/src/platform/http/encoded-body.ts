import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size a compressed answer saves no packet. */
const SMALLEST_COMPRESSED = 1000;
/** Most of the gain of the best level, in a fraction of its time. */
const BROTLI_LEVEL = 6;

/** A JSON answer as bytes: plain and, if worthwhile, compressed. */
export interface EncodedBody {
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** Its size in memory. */
  readonly bytes: number;
}

/** Writes a value as JSON bytes and compresses them. */
export async function encodeBody(value: unknown): Promise<EncodedBody> {
  const plain = Buffer.from(JSON.stringify(value));
  if (plain.length < SMALLEST_COMPRESSED) return { plain, bytes: plain.length };
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    zip(plain),
  ]);
  return { plain, br, gzip: gz, bytes: plain.length + br.length + gz.length };
}

/** Sends the encoding that the client accepts and the server prefers. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!body.br) return reply.send(body.plain);
  reply.header('vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) as 'br' | 'gzip' | null;
  if (encoding === null) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(body[encoding]);
}

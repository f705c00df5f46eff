import { ErrorBody, encode } from '@vitrina/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable';
import { HttpError, MESSAGES, TooManyRequests } from './errors';
import { ERROR_HEADERS } from './headers';

const statusOf = (error: FastifyError): number => {
  if (error instanceof HttpError) return error.status;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return status;
  return isUnavailable(error) ? 503 : 500;
};

/** Sends an error answer of the contract. */
export const sendError = (
  reply: FastifyReply,
  status: number,
  message: string = (MESSAGES as Record<number, string>)[status] ?? MESSAGES[400],
  details: HttpError['details'] = {},
) =>
  reply
    .code(status)
    .headers(ERROR_HEADERS)
    .removeHeader('etag')
    .removeHeader('last-modified')
    .type('application/json; charset=utf-8')
    .send(encode(ErrorBody, { ...details, message }));

/** Turns a thrown error into an answer of the contract. Only the text of an HttpError reaches the client. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('retry-after', '5');
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  return error instanceof HttpError ? sendError(reply, status, error.message, error.details) : sendError(reply, status);
}

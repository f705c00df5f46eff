import type { FastifyReply } from 'fastify';
import { STYLE_DIGEST } from '../platform/outbox/html';

/** Sends a page of the sandbox. Nothing on it runs; it has the mails' one style. */
export const sandboxPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src '${STYLE_DIGEST}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .send(html);

import type { FastifyReply } from 'fastify';
import { STYLE_DIGEST } from '../platform/outbox/html';

/** How a page of the sandbox differs from a mail that is shown. */
interface Look {
  /** Digest of its one style. */
  style: string;
  /** Whether it has forms, which are sent to this server. */
  hasForms: boolean;
  /** Another origin to which an answer to its forms may lead. */
  leadsTo?: string;
}

/** Sends a page of the sandbox. Nothing on it runs; it has one style, that of the mails unless it says another. */
export const sandboxPage = (
  reply: FastifyReply,
  html: string,
  { style, hasForms, leadsTo }: Look = { style: STYLE_DIGEST, hasForms: false },
) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src '${style}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action ${hasForms ? ["'self'", leadsTo].filter(Boolean).join(' ') : "'none'"}`,
      // A form sends its origin only with a policy that tells it to its own site.
      'referrer-policy': hasForms ? 'same-origin' : 'no-referrer',
    })
    .send(html);

import {
  cardPayments,
  cardProviders,
  checkCardPayment as checkCardPaymentCall,
  createCardPayment as createCardPaymentCall,
  p2pNotification,
  refreshCardPayments as refreshCardPaymentsCall,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { P2pConfig } from '../../platform/config/card-providers';
import { route } from '../../platform/http/route';
import { ownRows } from '../own-rows';
import { parseExactly } from './ask-provider';
import type { CardContext } from './context';
import { createCardPayment } from './create';
import { listCardPayments } from './list';
import { keepNotification } from './notification';
import { offeredProviders } from './offered-providers';
import { isSigned } from './p2p/signature';
import { checkCardPayment, refreshCardPayments } from './refresh';
import type { ReturnPolicy } from './return-origin';

/** What the calls of card payments need. */
export type CardParts = CardContext & ReturnPolicy;

/** Card payments of signed-in customers, each their own only. */
export function cardRoutes(app: FastifyInstance, context: CardParts): void {
  const { database, providers } = context;
  route(app, cardProviders, { cached: true }, () => offeredProviders(database, providers));
  route(app, createCardPaymentCall, { rate: 'write' }, (words, { accountId, address, reply }) => {
    const userAgent = reply.request.headers['user-agent'] ?? '';
    return createCardPayment(context, { accountId, ipAddress: address, userAgent }, words);
  });
  route(app, cardPayments, { rate: 'read' }, (words, { accountId }) =>
    listCardPayments(ownRows(database, accountId), words),
  );
  route(app, refreshCardPaymentsCall, { rate: 'read' }, ({ id }, { accountId }) =>
    refreshCardPayments(context, accountId, id),
  );
  route(app, checkCardPaymentCall, { rate: 'read' }, (words, { accountId }) =>
    checkCardPayment(context, accountId, words),
  );
}

/**
 * p2p's notification, which nobody but p2p can sign. Its body is read with all digits of its numbers: the signature covers the
 * request's id as it came, which may be above 2^53.
 */
export async function notificationRoute(
  app: FastifyInstance,
  context: Omit<CardContext, 'providers'>,
  p2p: Pick<P2pConfig, 'secretKey' | 'takesSha1'> | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => {
        try {
          return parseExactly(String(body));
        } catch {
          throw Object.assign(new Error('no JSON'), { statusCode: 400 });
        }
      },
    );
    const signature = ({ requestId, ...words }: Parameters<typeof isSigned>[1]) => {
      const isTheirs = p2p !== undefined && isSigned(p2p, { requestId, ...words });
      if (!isTheirs) context.log.warn({ requestId }, 'a notification of p2p is not signed by it: nothing changes');
      return isTheirs;
    };
    route(scope, p2pNotification, { rate: 'provider', signature }, (words) => keepNotification(context, words));
  });
}

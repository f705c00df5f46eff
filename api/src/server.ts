import { REQUEST_ID_HEADER } from '@vitrina/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { accessoryRoutes } from './catalogue/accessories/routes';
import { bannerRoutes } from './catalogue/banners/routes';
import { catalogueItemRoutes } from './catalogue/items/routes';
import { packageRoutes } from './catalogue/packages/routes';
import { dealershipRoutes } from './catalogue/places/dealerships';
import { provinceRoutes } from './catalogue/places/provinces';
import { vehicleRoutes } from './catalogue/vehicles/routes';
import { wizardListRoutes } from './catalogue/wizard-lists/routes';
import { creditRoutes } from './credit/routes';
import { accountRoutes } from './customers/accounts/routes';
import { authenticate } from './customers/accounts/sessions';
import { consentRoutes } from './customers/consents/routes';
import { emailChangeRoutes } from './customers/email-change/routes';
import { profileRoutes } from './customers/profile/routes';
import { CatalogueCache, type RevisionSource } from './platform/cache/cache';
import type { Captcha } from './platform/captcha/captcha';
import { captchaRoutes } from './platform/captcha/routes';
import type { Config } from './platform/config/config';
import { trustOf } from './platform/config/trust-proxy';
import type { Database } from './platform/database/schema';
import { fileRoutes } from './platform/files/routes';
import { healthRoutes } from './platform/health/routes';
import { acceptCalls } from './platform/http/calls';
import { handleError, sendError } from './platform/http/error-handler';
import { setBaseHeaders } from './platform/http/headers';
import { ownAddress } from './platform/http/own-address';
import { asksForDocument, requestId, requestLevel } from './platform/http/requests';
import { secureApi } from './platform/http/security';
import { media } from './platform/media/media';
import { openapiRoutes } from './platform/openapi/routes';
import { reportRoutes } from './platform/reports/routes';
import { site } from './platform/site';
import { liveRelease } from './platform/site/store';
import { paymeResponse } from './sales/cards/payme-response';
import type { CardProviders } from './sales/cards/provider';
import { type CardSetup, paymeVariant } from './sales/cards/providers';
import { releaseOpenAttempts } from './sales/cards/release';
import { cardRoutes, notificationRoute } from './sales/cards/routes';
import { financingRoutes } from './sales/financing/routes';
import { leadRoutes } from './sales/leads/routes';
import { purchaseRoutes } from './sales/purchases/routes';
import { quotationRoutes } from './sales/quotations/routes';
import { receiptRoutes } from './sales/receipts/routes';
import { shortLinkRoutes } from './sales/short-links/routes';
import { transferRoutes } from './sales/transfers/routes';
import { backOfficePages } from './sandbox/back-office/routes';
import { errorReportPages } from './sandbox/error-reports';
import { sandboxIndex } from './sandbox/index-page';
import { outboxPages } from './sandbox/outbox';
import { providerPages } from './sandbox/payments/routes';

/** Dependencies of the server. */
export interface ServerParts {
  config: Pick<Config, 'trustProxy' | 'rates' | 'siteDir' | 'siteUrl' | 'sandbox' | 'backOffice'>;
  database: Kysely<Database>;
  revision: RevisionSource;
  captcha: Captcha;
  cards: { setup: CardSetup; providers: CardProviders };
  /** 64 hexadecimal digits. */
  draftKey: string;
  log: Logger;
}

/** Larger than any body of the contract except those with a file, which set their own limit. */
const BODY_LIMIT = 64 * 1024;
/** Longer than a slow phone needs to send a body. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the server: calls of the contract, pictures, health and, if there is a release store, the composed site. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, log } = parts;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What is under way on an open connection is answered when the server stops, too.
    return503OnClosing: false,
    genReqId: requestId,
    // An address that cannot be decoded is no page: a browser that asks for a document is led to the first one.
    frameworkErrors: (error, request, reply) =>
      error.code === 'FST_ERR_BAD_URL' && asksForDocument(request) ? reply.redirect('/') : sendError(reply, 400),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const isCall = app.hasRoute({ method: 'POST', url: request.url.split('?')[0] ?? '' });
    if (isCall) reply.header('allow', 'POST');
    return sendError(reply, isCall ? 405 : 404);
  });
  setBaseHeaders(app);
  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID_HEADER, request.id));
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address, which may contain what users typed.
    const route = request.routeOptions.url ?? 'unknown';
    log[requestLevel(route, reply.statusCode)]({
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  await acceptCalls(app, {
    authenticate: (authorization) => authenticate(database, authorization),
    cache: new CatalogueCache(parts.revision),
    rates: config.rates,
  });
  const { siteDir: dir } = config;
  const live =
    dir === undefined
      ? undefined
      : liveRelease({ dir, thirdParty: parts.captcha.thirdParty, variant: paymeVariant(parts.cards.setup) }, (err) =>
          log.warn({ err }, 'the release store cannot be read'),
        );
  const { setup, providers } = parts.cards;
  const cards = { database, providers, log, siteUrl: config.siteUrl, sandbox: config.sandbox };
  const troubles = () => Object.values(providers).flatMap((provider) => provider.troubles());
  await app.register(healthRoutes({ ...parts, live, troubles }));
  await app.register(media());
  await app.register(async (api) => {
    await secureApi(api);
    const catalogue = [vehicleRoutes, packageRoutes, accessoryRoutes, provinceRoutes, dealershipRoutes, bannerRoutes];
    for (const register of [...catalogue, catalogueItemRoutes, wizardListRoutes]) register(api, database);
    captchaRoutes(api, parts.captcha);
    leadRoutes(api, parts);
    shortLinkRoutes(api, database);
    accountRoutes(api, parts);
    profileRoutes(api, { database, siteUrl: config.siteUrl });
    emailChangeRoutes(api, database);
    consentRoutes(api, { database, siteUrl: config.siteUrl });
    quotationRoutes(api, database);
    financingRoutes(api, database);
    purchaseRoutes(api, database);
    receiptRoutes(api, database);
    cardRoutes(api, cards);
    await notificationRoute(api, cards, setup.p2p);
    transferRoutes(api, { database, releaseOpenAttempts: (...open) => releaseOpenAttempts(cards, ...open) });
    creditRoutes(api, { database, draftKey: parts.draftKey, siteUrl: config.siteUrl });
    fileRoutes(api, database);
    reportRoutes(api, database);
    openapiRoutes(api);
  });
  if (setup.payme) await app.register(paymeResponse(cards, setup.payme));
  if (config.sandbox) {
    await app.register(sandboxIndex({ hasBackOffice: config.backOffice }));
    await app.register(outboxPages(parts));
    await app.register(errorReportPages(parts));
    const { siteUrl } = config;
    await app.register(providerPages({ database, siteUrl, shop: () => ownAddress(app) }));
  }
  if (config.backOffice) await app.register(backOfficePages(parts));
  if (live) await app.register(site(live));
  return app;
}

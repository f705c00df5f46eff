import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { asksForDocument } from '../http/requests';
import { DOCUMENT_HEADERS, OPENER_POLICY } from './policy';
import type { Document, Live } from './store';

/** Addresses that are not pages: a document never answers there. */
const RESERVED = /^\/(api|media|remotes|sandbox|shell)(\/|$)/i;
/** An address that ends like a file name: a page only for whoever asks for a document, not for a lost picture or script. */
const FILE = /\.\w+$/;
/** A year, in seconds: the longest lifetime that caches use. */
const FOR_EVER = 31_536_000;

/** The decoded pathname of a request; undefined if its percent-encoding is broken. */
function pathnameOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'));

/** Version folders of the shell and of the remotes: files that never change, for every origin that composes them. */
function versionFolder(app: FastifyInstance, dir: string, name: 'shell' | 'remotes') {
  return app.register(fastifyStatic, {
    root: join(dir, name),
    prefix: `/${name}/`,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: FOR_EVER * 1000,
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('timing-allow-origin', '*');
    },
  });
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) as 'br' | 'gzip' | null;
  const etag = `"${document.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ ...DOCUMENT_HEADERS, 'content-security-policy': document.policy, etag });
  // Browsers say what they ask for where the origin is secure, and complain about the policy where it is not.
  if (request.protocol === 'https' || request.headers['sec-fetch-dest'] !== undefined) reply.headers(OPENER_POLICY);
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${FOR_EVER}`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(document[encoding ?? 'plain']);
}

/**
 * The composed site, from a release store: pages' documents, the registry, and the files of all versions. An unknown
 * path gets the home page's document, and the shell decides what to do, also for '/index.html' when a browser asks for a
 * document; a missing file is answered 404. A release made
 * meanwhile is live within a second, as a whole.
 * @param live the release of the folder that `pnpm release` writes; it is closed with the server
 */
export const site =
  (live: Live): FastifyPluginAsync =>
  async (app) => {
    await versionFolder(app, live.dir, 'shell');
    await versionFolder(app, live.dir, 'remotes');
    app.addHook('onClose', () => live.close());

    app.get('/registry.json', async (_request, reply) => {
      const release = await live.release();
      if (!release) return reply.callNotFound();
      reply.headers({
        'cache-control': 'no-cache',
        etag: `"${release.revision}"`,
      });
      return reply.type('application/json; charset=utf-8').send(release.registry);
    });

    app.get('/*', async (request, reply) => {
      const pathname = pathnameOf(request);
      if (pathname === undefined || RESERVED.test(pathname)) return reply.callNotFound();
      if (FILE.test(pathname) && !asksForDocument(request)) return reply.callNotFound();
      const release = await live.release();
      const query = queryOf(request);
      const document = release?.documentOf(pathname, query) ?? release?.documentOf('/', query);
      return document ? sendDocument(request, reply, document) : reply.callNotFound();
    });
  };

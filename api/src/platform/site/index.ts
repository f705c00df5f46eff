import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_HEADERS } from './policy';
import { type Document, liveRelease, type StoreOptions } from './store';

/** Addresses that are not pages: a document never answers there. */
const RESERVED = /^\/(api|media|remotes|sandbox|shell)(\/|$)/i;
/** No page's address ends like a file name. */
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

/** Version folders of the shell and of the remotes: files that never change, for every origin that composes them. */
function versionFolder(app: FastifyInstance, dir: string, name: 'shell' | 'remotes') {
  const root = join(dir, name);
  mkdirSync(root, { recursive: true });
  return app.register(fastifyStatic, {
    root,
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
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) as 'br' | 'gzip' | null;
  const etag = `"${document.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ ...DOCUMENT_HEADERS, 'content-security-policy': document.policy, etag });
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${FOR_EVER}`);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(document[encoding ?? 'plain']);
}

/**
 * The composed site, from a release store: pages' documents, the registry, and the files of all versions. An unknown
 * path gets the home page's document, and the shell decides what to do; a missing file is answered 404. A release made
 * meanwhile is live within a second, as a whole.
 * @param store its folder is the one that `pnpm release` writes
 */
export const site =
  (store: StoreOptions): FastifyPluginAsync =>
  async (app) => {
    await versionFolder(app, store.dir, 'shell');
    await versionFolder(app, store.dir, 'remotes');
    const live = liveRelease(store, (error) => app.log.warn({ err: error }, 'the release store cannot be read'));
    app.addHook('onClose', () => live.close());

    app.get('/registry.json', async (_request, reply) => {
      const release = await live.release();
      if (!release) return reply.callNotFound();
      reply.headers({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        etag: `"${release.revision}"`,
      });
      return reply.type('application/json; charset=utf-8').send(release.registry);
    });

    app.get('/*', async (request, reply) => {
      const pathname = pathnameOf(request);
      if (pathname === undefined || FILE.test(pathname) || RESERVED.test(pathname)) return reply.callNotFound();
      const release = await live.release();
      const document = release?.documentOf(pathname) ?? release?.documentOf('/');
      return document ? sendDocument(request, reply, document) : reply.callNotFound();
    });
  };

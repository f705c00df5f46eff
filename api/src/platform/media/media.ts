import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const FOLDER = resolve(__dirname, '../../../media');

const WEBP = /\.webp$/;

/** Pictures that also stand there as AVIF, a third of the size: addresses below the folder, as WebP. */
const withAvif = (): ReadonlySet<string> =>
  new Set(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.avif'))
      .map((file) => file.replaceAll('\\', '/').replace(/\.avif$/, '.webp')),
  );

/**
 * Pictures of the seed at `/media/1/…`. They are cached for ever: changed pictures get another number. Any site may
 * show them, so that a remote's standalone site can. Browsers that accept AVIF get it at the same address, where there
 * is one.
 */
export const media = (): FastifyPluginAsync => async (app) => {
  const avif = withAvif();
  await app.register(fastifyStatic, {
    root: FOLDER,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
  });
  app.get<{ Params: { '*': string } }>('/media/1/*', (request, reply) => {
    const file = request.params['*'];
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (!avif.has(file)) return reply.sendFile(file);
    reply.header('vary', 'accept');
    const accepted = request.headers.accept?.includes('image/avif');
    return reply.sendFile(accepted ? file.replace(WEBP, '.avif') : file);
  });
};

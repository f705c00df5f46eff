import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const FOLDER = resolve(__dirname, '../../media');

/**
 * Pictures of the seed at `/media/1/…`. They are kept for ever: changed pictures get another number. Any site may show them,
 * so that a remote's standalone site can.
 */
export const media = (): FastifyPluginAsync => async (app) => {
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/media/1/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};

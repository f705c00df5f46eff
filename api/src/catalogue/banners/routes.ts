import { banners } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { offered } from '../offered';

/** Banners of the home page, in order. */
export function bannerRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, banners, { cached: true }, async () => {
    const rows = await offered(database).selectFrom('banner').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      image: row.image,
      smallImage: row.small_image,
      headline: row.headline,
      tagline: row.tagline ?? undefined,
      link: row.link ?? undefined,
      alt: row.alt ?? undefined,
      textSide: row.text_side,
      tone: row.tone,
      order: row.position,
    }));
  });
}

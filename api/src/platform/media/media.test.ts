import Fastify, { type FastifyInstance } from 'fastify';
import { media } from './media';

const BANNER = '/media/1/banners/altar-clara-800x900.webp';
const FRAME = '/media/1/cars/sierra/blanco-glaciar/00.webp';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(media());
});
afterAll(() => app.close());

const get = (url: string, accept = 'image/webp,*/*') => app.inject({ url, headers: { accept } });

test('a picture comes as AVIF to who accepts it, as WebP to others, under one address', async () => {
  const modern = await get(BANNER, 'image/avif,image/webp,*/*');
  const older = await get(BANNER);
  expect([modern.statusCode, modern.headers['content-type'], modern.headers.vary]).toEqual([
    200,
    'image/avif',
    'accept',
  ]);
  expect([older.statusCode, older.headers['content-type'], older.headers.vary]).toEqual([200, 'image/webp', 'accept']);
  expect(modern.rawPayload.length).toBeLessThan(older.rawPayload.length / 2);
  expect(modern.headers.etag).not.toBe(older.headers.etag);
});

test('one without AVIF comes as it is', async () => {
  const { statusCode, headers } = await get(FRAME, 'image/avif,image/webp');
  expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, 'image/webp', undefined]);
});

test('pictures are kept for ever, by any site', async () => {
  for (const url of [BANNER, FRAME])
    expect((await get(url)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
});

test.each(['/media/1/none.webp', '/media/1/../../package.json', '/media/1/banners', '/media/1/'])(
  '%s is not there',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

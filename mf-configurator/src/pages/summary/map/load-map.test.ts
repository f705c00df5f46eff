import { loadMap } from './load-map';

jest.mock('./dealership-map', () => ({ DealershipMap: () => null }));
const answer = jest.fn<Promise<Response>, [URL]>();
beforeEach(() => {
  globalThis.fetch = answer as unknown as typeof fetch;
});

test('code and both files of the base map arrive together', async () => {
  answer.mockImplementation(async ({ pathname }) => Response.json({ file: pathname.split('/').at(-1) }));
  expect(await loadMap()).toEqual({
    DealershipMap: expect.any(Function),
    baseMap: {
      provinces: { file: 'ecuador-provincias.topo.json' },
      neighbours: { file: 'vecinos.topo.json' },
    },
  });
});

test('a file that is not there fails the whole', async () => {
  answer.mockImplementation(async () => new Response('', { status: 404 }));
  await expect(loadMap()).rejects.toThrow('answered 404');
});

test('a server that never answers is given up on', async () => {
  const patience = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  answer.mockReturnValue(new Promise(() => undefined));
  const load = loadMap();
  patience.abort(new Error('late'));
  await expect(load).rejects.toThrow('late');
});

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
  jest.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  answer.mockImplementation((...[, init]: unknown[]) => {
    signals.push((init as RequestInit | undefined)?.signal);
    return new Promise(() => undefined);
  });
  const gaveUp = expect(loadMap()).rejects.toThrow('too long');
  await jest.advanceTimersByTimeAsync(60_000);
  await gaveUp;
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  jest.useRealTimers();
});

import { loadFrames } from './frames';

const bitmapOf = (url: string) => ({ url, close: jest.fn() });
const urls = Array.from({ length: 6 }, (_, index) => `/f${index}`);
const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

let answer: (url: string) => Promise<Response>;
beforeEach(() => {
  answer = async (url) => new Response(url);
  globalThis.fetch = jest.fn((url: string) => answer(url)) as unknown as typeof fetch;
  globalThis.createImageBitmap = jest.fn(async (blob: Blob) =>
    bitmapOf(await blob.text()),
  ) as unknown as typeof createImageBitmap;
});

test('loads every frame to its own place and then is done', async () => {
  const onFrame = jest.fn();
  const loaded = new Promise<number>((onDone) => {
    const frames = loadFrames(urls, 2, { onFrame, onDone: (count) => onDone(count + frames.count * 100) });
  });
  expect(await loaded).toBe(606);
  expect(onFrame.mock.calls.map(([index]) => index).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe('/f2');
});

test('frames that fail are dropped', async () => {
  answer = async (url) =>
    url === '/f1' ? Promise.reject(new Error('network')) : new Response(url, { status: url === '/f3' ? 404 : 200 });
  const count = await new Promise<number>((onDone) => loadFrames(urls, 0, { onFrame: jest.fn(), onDone }));
  expect(count).toBe(4);
});

test('a released turn loads no further, keeps no picture and reports nothing', async () => {
  let release: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = async (url) => {
    await pending;
    return new Response(url);
  };
  const listener = { onFrame: jest.fn(), onDone: jest.fn() };
  const frames = loadFrames(urls, 0, listener);
  frames.release();
  release();
  await flush();
  await flush();
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(listener.onFrame).not.toHaveBeenCalled();
  expect(listener.onDone).not.toHaveBeenCalled();
  expect(frames.at(0)).toBeUndefined();
});

test('release closes the pictures that are there', async () => {
  const frames = await new Promise<ReturnType<typeof loadFrames>>((resolve) => {
    const set = loadFrames(urls, 0, { onFrame: jest.fn(), onDone: () => resolve(set) });
  });
  const first = frames.at(0);
  frames.release();
  expect(first?.close).toHaveBeenCalled();
});

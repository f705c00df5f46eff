import { renderHook, waitFor } from '@testing-library/react';
import { megabytes, savesData, useTurnBytes } from './save-data';

test.each([
  [410_000, '0.4 MB'],
  [1_250_000, '1.3 MB'],
  [900, '0.1 MB'],
])('%p bytes read %p', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
])('a connection %p saves data: %p', (connection, saves) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(savesData()).toBe(saves);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a turn weighs its first frame times their number; 0 where that cannot be told', async () => {
  globalThis.fetch = (async (url: string) =>
    url === '/a0' ? new Response('12345') : new Response(null, { status: 404 })) as typeof fetch;
  const hook = renderHook(({ frames }) => useTurnBytes(frames), { initialProps: { frames: ['/a0', '/a1', '/a2'] } });
  expect(hook.result.current).toBeUndefined();
  await waitFor(() => expect(hook.result.current).toBe(15));
  hook.rerender({ frames: ['/b0'] });
  await waitFor(() => expect(hook.result.current).toBe(0));
});

import { testRegistry } from '../testing/registry';
import { LOAD_LIMIT, readRegistry } from './registry';

const registry = testRegistry();
const fetched = jest.spyOn(globalThis, 'fetch');
const inline = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="mf-registry"></script>';
  document.getElementById('mf-registry')!.textContent = text;
};

afterEach(() => {
  document.body.innerHTML = '';
  fetched.mockReset();
  jest.useRealTimers();
});

test('the registry in the page is taken without a request', async () => {
  inline(JSON.stringify(registry));
  expect(await readRegistry()).toEqual(registry);
  expect(fetched).not.toHaveBeenCalled();
});

test('without one the server is asked, past every cache', async () => {
  fetched.mockResolvedValue(Response.json(registry));
  expect(await readRegistry()).toEqual(registry);
  expect(fetched).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['an error status with a JSON body', () => Promise.resolve(Response.json({ Message: 'no' }, { status: 503 }))],
  ['a page instead of data', () => Promise.resolve(new Response('<!doctype html>'))],
  ['JSON that is no registry', () => Promise.resolve(Response.json({ hola: 1 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is VIT-101', async (_, answer) => {
  fetched.mockImplementation(answer);
  await expect(readRegistry()).rejects.toMatchObject({ code: 'VIT-101' });
});

test('a server that hangs is given up after the limit', async () => {
  jest.useFakeTimers();
  fetched.mockReturnValue(new Promise(() => undefined));
  const outcome = readRegistry().catch((error) => error);
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT);
  expect(await outcome).toMatchObject({ code: 'VIT-101' });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(__filename);
const loader = require('./subset-font.cjs') as ((font: Buffer) => void) & { raw: boolean };
const font = readFileSync(require.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'));

/** Runs the loader as webpack does. */
const cut = (resourceQuery: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const async = () => (error: Error | null, result: Buffer) => (error ? reject(error) : resolve(result));
    loader.call({ resourceQuery, async } as never, font);
  });

test('a font keeps the characters asked for, and is a WOFF2 of a smaller size', async () => {
  const few = await cut('?subset=U+41-43');
  const more = await cut('?subset=U+20-7E,U+F1,U+20AC');
  expect(loader.raw).toBe(true);
  expect(few.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(few.length).toBeLessThan(more.length / 3);
  expect(more.length).toBeLessThan(font.length);
});

test('a query that names no characters fails the build', async () => {
  await expect(cut('?subset=')).rejects.toThrow('names no characters');
});

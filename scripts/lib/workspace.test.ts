import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = `import('./scripts/lib/workspace.mjs').then(({ portFrom }) => console.log(portFrom('PORT', 8080, { any: process.env.ANY === 'yes' })))`;

/** What a script that reads `PORT` prints, and how it ends. */
const read = (PORT: string, ANY = '') =>
  new Promise<[number, string]>((done) => {
    const child = execFile(
      process.execPath,
      ['--eval', SCRIPT],
      { cwd: resolve(__dirname, '../..'), env: { ...process.env, NODE_OPTIONS: '', PORT, ANY } },
      (_error, stdout, stderr) => done([child.exitCode ?? -1, `${stdout}${stderr}`.trim()]),
    );
  });

test('a port is a number, and 0 any free one where that is printed', async () => {
  expect(await read('48000')).toEqual([0, '48000']);
  expect(await read('')).toEqual([0, '8080']);
  expect(await read('0', 'yes')).toEqual([0, '0']);
});

test.each(['abc', '0', '70000', '80.5', '-1', '1e3'])('PORT=%s ends the start in one line', async (port) => {
  expect(await read(port)).toEqual([1, 'PORT must be a whole number from 1 to 65535.']);
});

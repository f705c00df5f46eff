import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExecutable } from './binaries';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, chmod: jest.fn(actual.chmod) };
});

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vitrina-binaries-'));
  mkdirSync(join(home, 'bin'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const program = (name: string, mode: number) => {
  writeFileSync(join(home, 'bin', name), '');
  chmodSync(join(home, 'bin', name), mode);
};
const make = () => makeExecutable({ home, postgres: '', initdb: '', pgCtl: '' });

test('what root installed executable is left alone: a service user may not change its mode', async () => {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) program(name, 0o755);
  jest.mocked(files.chmod).mockRejectedValue(Object.assign(new Error('not the owner'), { code: 'EPERM' }));
  await expect(make()).resolves.toBeUndefined();
  expect(files.chmod).not.toHaveBeenCalled();
  jest.mocked(files.chmod).mockReset().mockImplementation(jest.requireActual<typeof files>('node:fs/promises').chmod);
});

test('a mode that a package manager has lost is given back', async () => {
  program('initdb', 0o755);
  program('postgres', 0o644);
  await make();
  expect(statSync(join(home, 'bin/postgres')).mode & 0o777).toBe(0o755);
  expect(files.chmod).toHaveBeenCalledTimes(1);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { processesOf } from '../../scripts/lib/processes.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';

/**
 * The real `npm start`, with the builds that are there. It is ended as `kill` of the npm process does it, which reaches neither
 * the server nor its database by itself. What else can end them is watched by api/test/ending.test.ts.
 */
const folder = mkdtempSync(join(tmpdir(), 'vitrina-start-'));
const environment = {
  // Any free one: what `npm start` prints has to be where it is.
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  SITE_DIR: join(folder, 'site'),
};
const npmStart = () =>
  spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });

/** Waits until npm's output matches. @throws Error with the output when it ends before */
const says = (npm: ChildProcess, pattern: RegExp) =>
  new Promise<RegExpExecArray>((done, fail) => {
    let output = '';
    npm.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = pattern.exec(output);
      if (found) done(found);
    });
    npm.once('close', () => fail(new Error(output)));
  });
const nothingRuns = () => expect.poll(() => processesOf(folder), { timeout: 60_000 }).toEqual([]);

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);
test.beforeAll(() => chmodSync(folder, 0o755));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm that is killed while the database is created leaves nothing behind', async () => {
  const npm = npmStart();
  await says(npm, /Starting the server/);
  await expect.poll(() => existsSync(join(environment.DATA_DIR, 'database')), { timeout: 60_000 }).toBe(true);
  npm.kill('SIGTERM');
  await nothingRuns();
});

test('npm that is killed while the site is served ends the server and the database', async () => {
  const npm = npmStart();
  const [, address] = await says(npm, /Vitrina is ready: (\S+)/);
  expect((await fetch(`${address}readyz`)).status).toBe(200);
  expect(existsSync(join(environment.DATA_DIR, 'database/cluster/postmaster.pid'))).toBe(true);
  npm.kill('SIGTERM');
  await nothingRuns();
  await expect(fetch(`${address}healthz`)).rejects.toThrow('fetch failed');
});

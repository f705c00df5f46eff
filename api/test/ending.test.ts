import { existsSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { processesOf } from '../../scripts/lib/processes.mjs';
import { eventually } from './support/eventually';
import { BACKEND, spawnProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';

const folder = temporaryFolder();
/** One folder for all tests: each goes on from what the one before has left. */
const dataDir = join(folder, 'data');
const begin = (environment: NodeJS.ProcessEnv = {}) =>
  spawnProgram(BACKEND, { DATA_DIR: dataDir, SEED: 'off', ...environment });
const nothingRuns = () => eventually(async () => expect(processesOf(dataDir)).toEqual([]));
const cluster = join(dataDir, 'database/cluster');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `kill` of the npm process itself is watched by e2e/tests/start.spec.ts, where the builds are there.
describe('the database never stays behind', () => {
  test('after SIGINT while it is created; nothing of it is kept', async () => {
    const program = begin();
    await program.says(/Creating the database/);
    await eventually(async () => expect(processesOf(dataDir).length).toBeGreaterThan(1));
    expect(await program.send('SIGINT')).toBe(0);
    await nothingRuns();
    expect(existsSync(cluster)).toBe(false);
    expect(existsSync(join(dataDir, 'backend.pid'))).toBe(false);
  }, 180_000);

  test('after SIGTERM while its server starts or its schema is made', async () => {
    const program = begin();
    await eventually(async () => expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true), 4000);
    expect(await program.send('SIGTERM')).toBe(0);
    expect(program.log()).not.toContain('listening on');
    await nothingRuns();
  }, 180_000);

  test('after a port in use, and the message says it', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const program = begin({ PORT: String(port) });
    expect(await program.ended()).toBe(1);
    expect(program.log()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
    await nothingRuns();
    await new Promise((done) => other.close(done));
  }, 180_000);

  test('after an error that nobody caught', async () => {
    const script = `
      const { startEmbedded } = require('./api/src/platform/database/embedded/cluster');
      const { Client } = require(require.resolve('pg', { paths: ['./api'] }));
      startEmbedded(process.env.DATA_DIR, () => undefined).then(async ({ url }) => {
        const client = new Client(url);
        await client.connect();
        await client.query("insert into kysely_migration values ('9999-of-a-newer-program', '2026-11-29')");
        throw new Error('nobody catches this');
      });`;
    const program = spawnProgram([process.execPath, '--import', 'tsx', '--eval', script], { DATA_DIR: dataDir });
    expect(await program.ended()).toBe(1);
    expect(program.log()).toContain('nobody catches this');
    await nothingRuns();
  }, 180_000);

  test('after a start that fails: the database belongs to a newer program', async () => {
    const program = begin();
    expect(await program.ended()).toBe(1);
    expect(program.log()).toContain('9999-of-a-newer-program');
    await nothingRuns();
  }, 180_000);
});

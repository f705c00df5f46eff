import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder, page, remoteBuild, removeFolders, SERVER, shellBuild, visit } from './testing/fixture';

afterAll(removeFolders);

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const CLI = join(__dirname, 'cli.ts');

/** The live server, as far as the gate asks it. */
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ contract: SERVER.contract, calls: SERVER.calls }));
}).listen(0);
afterAll(() => server.close());

const cli = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', require.resolve('tsx'), CLI, ...args, '--server', address()], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('releases by several processes at once follow one another, and none is lost', async () => {
  const store = newFolder();
  await cli('publish', 'shell', '--store', store, '--dist', `shell=${shellBuild()}`);
  const names = ['mf-x', 'mf-y', 'mf-z'];
  const builds = names.map((name) => remoteBuild(name, [page(`pagina-${name}`)]));
  await Promise.all(
    names.map((name, index) => cli('publish', name, '--store', store, '--dist', `${name}=${builds[index]}`)),
  );
  const { registry, routes } = visit(store);
  expect(registry.remotes.map(({ name }) => name)).toEqual(names);
  expect(routes).toHaveLength(3);
}, 60_000);

test('the command line says what is live, and what is wrong', async () => {
  const store = newFolder();
  await cli('publish', 'shell', '--store', store, '--dist', `shell=${shellBuild()}`);
  const { stdout } = await cli('status', '--store', store);
  expect(stdout).toMatch(/revision [0-9a-f]{10}\nshell 1\.0\.0-[0-9a-f]{8} at .*\nwire contract 1\.2\.0/);
  const refusal = await cli('rollback', 'mf-x', '--store', store).catch(
    (error) => error as { code: number; stderr: string },
  );
  expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining('mf-x is not published') });
}, 60_000);

test('a server that does not say what it answers is no proof of anything', async () => {
  const store = newFolder();
  const args = [
    'publish',
    'shell',
    '--store',
    store,
    '--dist',
    `shell=${shellBuild()}`,
    '--server',
    'http://127.0.0.1:9',
  ];
  const refusal = await promisify(execFile)(process.execPath, ['--import', require.resolve('tsx'), CLI, ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  }).catch((error) => error as { code: number; stderr: string });
  expect(refusal).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('VIT-412 the server at http://127.0.0.1:9'),
  });
}, 60_000);

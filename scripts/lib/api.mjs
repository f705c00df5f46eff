import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { importTypeScript } from './typescript.mjs';
import { fail } from './workspace.mjs';

/** Time limit of a first start, which creates and fills the database. */
const READY_WITHIN = 120_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Whether a ready Vitrina server answers at the address. */
export const isReady = (address) =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends the process with a clear message if the port is already in use. */
export async function claimPort(port, variable = 'PORT') {
  if (await isFree(port)) return;
  const who = (await isReady(`http://127.0.0.1:${port}`)) ? 'Vitrina runs there already' : 'Another program uses it';
  fail(`Port ${port} is taken. ${who}: stop it, or choose another port with ${variable}=${port + 10}.`);
}

/**
 * Starts the backend in this process and resolves when it answers calls. On SIGINT and SIGTERM it stops gracefully and
 * ends this process (see api/src/main.ts).
 */
export async function startApi({ port, dataDir, siteDir }) {
  // The log of every request would scroll the address off the screen: set LOG_LEVEL=info to see it.
  process.env.LOG_LEVEL ||= 'warn';
  Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir, ...(siteDir && { SITE_DIR: siteDir }) });
  console.log('Starting the server; its first start creates the database…');
  await importTypeScript('api/src/main.ts');
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN;
  while (!(await isReady(address))) {
    if (Date.now() > deadline)
      fail(`The server did not get ready within ${READY_WITHIN / 1000} s; its log above says why.`);
    await wait(100);
  }
}

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

/** Where a program on this machine reaches a server that listens on an address. */
const addressOf = ({ address, port, family }) => {
  if (['0.0.0.0', '::'].includes(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/**
 * Starts the backend in this process and resolves when it answers calls, with the port that it listens on. On SIGINT and
 * SIGTERM it stops gracefully and ends this process (see api/src/main.ts).
 * @param port 0 for any free one
 */
export async function startApi({ port, dataDir, siteDir }) {
  // The log of every request would scroll the address off the screen: set LOG_LEVEL=info to see it.
  process.env.LOG_LEVEL ||= 'warn';
  Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir, ...(siteDir && { SITE_DIR: siteDir }) });
  console.log('Starting the server; its first start creates the database…');
  // A CommonJS module: its exports are the default one's.
  const {
    default: { listening },
  } = await importTypeScript('api/src/main.ts');
  const late = setTimeout(
    () => fail(`The server did not get ready within ${READY_WITHIN / 1000} s; its log above says why.`),
    READY_WITHIN,
  );
  const where = await listening;
  while (!(await isReady(addressOf(where)))) await wait(100);
  clearTimeout(late);
  return where.port;
}

import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { startBackend } from './backend';
import { readConfig } from './platform/config/config';
import { createLogger } from './platform/http/logger';
import { stopSignals } from './platform/process/stop-signals';

/** Time limit of a stop, after which the process ends anyway, and the embedded database with it. */
const STOP_LIMIT_MS = 20_000;

/** Aborted by the first signal that asks this process to stop, whatever it is doing. */
function stopRequest(log: Logger): AbortSignal {
  const controller = new AbortController();
  for (const name of stopSignals()) {
    process.on(name, () => {
      if (controller.signal.aborted) return;
      log.info({ signal: name }, 'stopping');
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      controller.abort();
    });
  }
  return controller.signal;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Says where the server listens, as soon as it does; never without a start that succeeds. */
let sayWhere: (address: AddressInfo) => void;
export const listening = new Promise<AddressInfo>((resolve) => {
  sayWhere = resolve;
});

/**
 * Serves until it is asked to stop. The database never outlives it: a start that fails or is interrupted stops it too.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const request = stopRequest(log);
  const backend = await startBackend(config, log, request).catch((error: unknown) => {
    if (request.aborted && error === request.reason) return undefined;
    throw error;
  });
  if (!backend) return;
  try {
    await backend.app.listen({ port: config.port, host: config.host });
    const address = backend.app.server.address() as AddressInfo;
    log.info({ port: address.port }, `listening on http://localhost:${address.port}`);
    sayWhere(address);
    await aborted(request);
  } finally {
    await backend.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    // Whoever starts the program reads this, and a log level must not hide it.
    console.error(error.message);
    process.exit(1);
  },
);

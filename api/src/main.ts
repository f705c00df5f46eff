import type { AddressInfo } from 'node:net';
import { type Backend, startBackend } from './backend';
import { readConfig } from './platform/config/config';
import { createLogger } from './platform/http/logger';

/** Longest that a stop may take before the process ends anyway. */
const STOP_LIMIT_MS = 20_000;

function stopOnSignals(backend: Backend): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      backend.log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      backend.stop().then(
        () => process.exit(0),
        (error) => {
          backend.log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const backend = await startBackend(config, createLogger(config.logLevel));
  stopOnSignals(backend);
  await backend.app.listen({ port: config.port, host: config.host });
  const { port } = backend.app.server.address() as AddressInfo;
  backend.log.info({ port }, `listening on http://localhost:${port}`);
}

main().catch((error: Error) => {
  // Whoever starts the program reads this, and a log level must not hide it.
  console.error(error.message);
  process.exit(1);
});

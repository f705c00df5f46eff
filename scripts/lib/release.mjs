import { importTypeScript } from './typescript.mjs';
import { fail } from './workspace.mjs';

/**
 * Publishes builds to a release store: name -> folder of the build (see shared/federation/release). The server does not
 * run yet, so the gate compares the calls with the backend of this checkout, which is about to be started.
 */
export async function publishBuilds(options) {
  const { askSources, publish, ReleaseRefused } = await importTypeScript('shared/federation/release/index.ts');
  return publish({ ...options, server: await askSources() }).catch((error) => {
    if (error instanceof ReleaseRefused) fail(error.message);
    throw error;
  });
}

import { importTypeScript } from './typescript.mjs';
import { fail } from './workspace.mjs';

/** Publishes builds to a store: name -> folder of the build (see shared/federation/release). */
export async function publishBuilds(options) {
  const { publish, ReleaseRefused } = await importTypeScript('shared/federation/release/index.ts');
  return publish(options).catch((error) => {
    if (error instanceof ReleaseRefused) fail(error.message);
    throw error;
  });
}

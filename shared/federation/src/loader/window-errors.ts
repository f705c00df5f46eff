import type { Registry } from '../registry-types';
import { report } from '../report';

const folderOf = (base: string) => new URL(base, location.href).href;

/** The remote whose code is nearest to the top of the stack; undefined if none of its files is on it. */
export function ownerOf(trace: string, registry: Registry): { remote: string; version: string } | undefined {
  const found = registry.remotes.flatMap(({ name, version, base, previous }) =>
    [{ version, base }, ...previous]
      .map((build) => ({ remote: name, version: build.version, at: trace.indexOf(folderOf(build.base)) }))
      .filter(({ at }) => at >= 0),
  );
  const nearest = found.sort((a, b) => a.at - b.at)[0];
  return nearest && { remote: nearest.remote, version: nearest.version };
}

/**
 * Reports errors outside React (timers, promises, scripts that are not JavaScript) under their owner; an error with no
 * remote's file in its stack belongs to the shell. Returns a function that unsubscribes.
 */
export function watchWindow(registry: Registry): () => void {
  const attribute = (error: unknown, file = '') => {
    const trace = `${file}\n${error instanceof Error ? error.stack : ''}`;
    const owner = ownerOf(trace, registry) ?? { remote: 'shell', version: registry.shell.version };
    report(error, 'window', { ...owner, shellVersion: registry.shell.version });
  };
  const onError = (event: ErrorEvent) => attribute(event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => attribute(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

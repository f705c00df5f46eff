import { setTimeout as wait } from 'node:timers/promises';
import { beginningOf, isAlive } from './alive';
import { endWithProcess, type RunningServer } from './process';

const LOOK_EVERY_MS = 200;
/** Pauses before a new start: none, then doubled from the first to the longest, for as long as starts fail. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has lived this long was started well: the pauses begin anew. */
const STEADY_AFTER_MS = 60_000;

/** How a server that has died is replaced. */
interface Replacement {
  /** Starts another one on the same port. @throws if it does not get ready, or the signal's reason */
  start(port: number, signal: AbortSignal): Promise<RunningServer>;
  say(text: string, level: 'warn'): void;
}

/** The pause before a start, after this many quick deaths or failed starts in a row. */
export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** Resolves when the server has died. @throws the signal's reason */
async function untilDead({ pid }: RunningServer, signal: AbortSignal): Promise<void> {
  const began = await beginningOf(pid);
  while (await isAlive(pid, began)) await wait(LOOK_EVERY_MS, undefined, { signal, ref: false });
}

/**
 * Starts a database server anew whenever it has died, and ends it with this process. It can be somebody else's child (an
 * adopted one), so its death is looked for.
 * @returns a function that ends this. Its result: whether a server runs
 */
export function keepRunning(first: RunningServer, { start, say }: Replacement): () => Promise<boolean> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: RunningServer | undefined = first;
  const unsubscribe = endWithProcess(() => server?.pid);

  const watch = async () => {
    for (let failures = 0; ; failures++) {
      if (server) {
        const since = Date.now();
        await untilDead(server, signal);
        server = undefined;
        if (Date.now() - since > STEADY_AFTER_MS) failures = 0;
        say('The PostgreSQL server has died and is started again.', 'warn');
      }
      await wait(pauseAfter(failures), undefined, { signal });
      server = await start(first.port, signal).catch((error: Error) => {
        signal.throwIfAborted();
        say(`The PostgreSQL server could not be started again; it is tried further. ${error.message}`, 'warn');
        return undefined;
      });
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return async () => {
    stopping.abort();
    await watching;
    unsubscribe();
    return server !== undefined && (await isAlive(server.pid));
  };
}

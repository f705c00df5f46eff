import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an expectation until it holds: what another process or connection does arrives a moment later. */
export async function eventually(holds: () => Promise<void>, attempts = 200): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await holds();
    } catch {
      await wait(25);
    }
  }
  return holds();
}

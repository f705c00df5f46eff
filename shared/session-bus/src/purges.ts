type Purge = () => unknown;

const purges = new Set<{ purge: Purge }>();

/**
 * Registers a function that deletes a customer's data (a cache, a form) when their session ends. Returns a function
 * that unsubscribes.
 */
export function onPurge(purge: Purge): () => void {
  const entry = { purge };
  purges.add(entry);
  return () => void purges.delete(entry);
}

/** Runs every purge; one that fails does not keep the others from running. */
export async function runPurges(): Promise<void> {
  const results = await Promise.allSettled([...purges].map(async ({ purge }) => purge()));
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
}

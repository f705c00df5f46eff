/**
 * The promise's own outcome, or `late()` as the error if it takes longer than `ms` milliseconds. The work itself
 * continues: a script or another team's lifecycle cannot be cancelled.
 */
export function withTimeLimit<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

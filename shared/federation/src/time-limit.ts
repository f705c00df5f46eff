/**
 * The promise's own outcome, or `late()` as the error when it takes longer than `ms` milliseconds.
 * The work itself goes on: a script or a stranger's lifecycle cannot be cancelled, only given up on.
 */
export function withTimeLimit<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

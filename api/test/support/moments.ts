/** Does something. @returns its outcome, and whether a time lies as long as `ms` after the doing */
export async function during<Outcome>(work: () => Promise<Outcome>) {
  const begun = Date.now();
  const outcome = await work();
  const over = Date.now();
  const isAfter = (ms: number, time: Date | null) =>
    time !== null && time.getTime() >= begun + ms && time.getTime() <= over + ms;
  return { outcome, isAfter };
}

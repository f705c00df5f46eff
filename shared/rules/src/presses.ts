/**
 * Of presses in quick succession, accepts one and ignores the others for `windowMs` after the accepted one: the first
 * click counts, and continued pressing is accepted again after the window. Takes the time in ms of a monotonic clock.
 */
export function firstOfPresses(windowMs: number): (now: number) => boolean {
  let accepted = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - accepted < windowMs) return false;
    accepted = now;
    return true;
  };
}

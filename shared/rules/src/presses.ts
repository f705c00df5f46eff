/**
 * Of presses that follow each other, lets one through and ignores the others for `windowMs`, counted from the one that was
 * let through: the first click counts, and who keeps pressing is heard again. Takes the time in ms of a steady clock.
 */
export function firstOfPresses(windowMs: number): (now: number) => boolean {
  let accepted = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - accepted < windowMs) return false;
    accepted = now;
    return true;
  };
}

/** Of presses in quick succession the one that counts. */
export type PressWindow = {
  /**
   * Does the work of a press, unless the window of an earlier one is still open or its work has not ended: then returns
   * undefined and does nothing. `hasFailed` tells a failure from its result; a rejection is always one.
   */
  press<T>(work: () => Promise<T>, hasFailed?: (result: T) => boolean): Promise<T> | undefined;
};

/**
 * Of presses in quick succession, accepts one and ignores the others for `windowMs` after the accepted one: the first
 * click counts, and continued pressing is accepted again after the window. A failure ends the window: whoever sees it
 * may press again at once. `now` is a monotonic clock in ms.
 */
export function firstOfPresses(windowMs: number, now: () => number): PressWindow {
  let opensAt = Number.NEGATIVE_INFINITY;
  let isBusy = false;
  return {
    press(work, hasFailed = () => false) {
      if (isBusy || now() < opensAt) return undefined;
      opensAt = now() + windowMs;
      isBusy = true;
      const attempt = async () => {
        try {
          const result = await work();
          if (hasFailed(result)) opensAt = Number.NEGATIVE_INFINITY;
          return result;
        } catch (error) {
          opensAt = Number.NEGATIVE_INFINITY;
          throw error;
        } finally {
          isBusy = false;
        }
      };
      return attempt();
    },
  };
}

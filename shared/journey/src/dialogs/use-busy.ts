import { useState } from 'react';

/**
 * For a button that starts work: whether the work is in progress, and a function that starts it. The work reports its
 * own failure.
 */
export function useBusy(work: () => unknown): [isBusy: boolean, start: () => void] {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, () => void start()];
}

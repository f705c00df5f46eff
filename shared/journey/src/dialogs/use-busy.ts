import { useState } from 'react';

/** A press that starts work: whether the work is under way, and what starts it. A failure is the work's to report. */
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

import { useEffect, useState } from 'react';

/** How long a dialog stays away before it comes back (specification 1, section 4). */
const REOPEN_MS = 500;

/** For a dialog that closes and comes back empty by itself. `round` is new each time. */
export function useReopening() {
  const [state, setState] = useState({ isOpen: true, round: 0 });
  useEffect(() => {
    if (state.isOpen) return;
    const timer = setTimeout(() => setState(({ round }) => ({ isOpen: true, round: round + 1 })), REOPEN_MS);
    return () => clearTimeout(timer);
  }, [state.isOpen]);
  return { ...state, reopen: () => setState((before) => ({ ...before, isOpen: false })) };
}

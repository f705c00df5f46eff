import { useEffect, useState } from 'react';

/** How long a dialog stays closed before it reopens (specification 1, section 4). */
const REOPEN_MS = 500;

/** For a dialog that closes and reopens empty by itself. `round` is new each time. */
export function useReopening() {
  const [state, setState] = useState({ isOpen: true, round: 0 });
  useEffect(() => {
    if (state.isOpen) return;
    const timer = setTimeout(() => setState(({ round }) => ({ isOpen: true, round: round + 1 })), REOPEN_MS);
    return () => clearTimeout(timer);
  }, [state.isOpen]);
  return { ...state, reopen: () => setState((before) => ({ ...before, isOpen: false })) };
}

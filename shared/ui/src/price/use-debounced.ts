import { useEffect, useState } from 'react';

/** The last value that has stayed the same for `quiet` milliseconds. */
export function useDebounced<T extends string | number>(value: T, quiet: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return debounced;
}

import { useEffect, useState } from 'react';

/** The last value that has stayed the same for `quiet` milliseconds. */
export function useSettled<T extends string | number>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}

import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * What to focus after the current element is removed, by selectors within `box`: the first that is there once that is
 * rendered.
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>): (...selectors: readonly string[]) => void {
  const [selectors, setSelectors] = useState<readonly string[]>([]);
  useEffect(() => {
    const found = selectors.map((selector) => box.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus();
  }, [selectors, box]);
  return useCallback((...next) => setSelectors(next), []);
}

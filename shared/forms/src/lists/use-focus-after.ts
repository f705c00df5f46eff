import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * What to focus after the current element is removed, by selectors within `box`: the first that is there once that is
 * rendered.
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>): (...selectors: readonly string[]) => void {
  const [selectors, setSelectors] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const selector of selectors) {
      const found = box.current?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  }, [selectors, box]);
  return useCallback((...next) => setSelectors(next), []);
}

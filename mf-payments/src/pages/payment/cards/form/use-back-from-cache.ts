import { useEffect, useRef } from 'react';

/**
 * @returns a function whose promise lasts until the browser brings this document back from its cache; if it does not, the
 * document is gone
 */
export function useBackFromCache(): () => Promise<void> {
  const resume = useRef<() => void>(undefined);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && resume.current?.();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return () =>
    new Promise((resolve) => {
      resume.current = resolve;
    });
}

import { useSyncExternalStore } from 'react';

/** Whether a media query matches; follows the window. */
export function useMedia(query: string): boolean {
  const watch = (onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

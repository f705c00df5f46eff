import { useSyncExternalStore } from 'react';

/** Wide enough for a summary beside the content. */
const WIDE = '(min-width: 64rem)';

const watch = (onChange: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the window is wide enough for a column beside the content (64rem); follows resizing. */
export const useIsWide = () => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);

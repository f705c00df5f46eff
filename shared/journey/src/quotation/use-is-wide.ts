import { useSyncExternalStore } from 'react';

/** Room for a summary beside the content. */
const WIDE = '(min-width: 64rem)';

const watch = (onChange: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the window has room for a column beside the content (64rem), now and after it was resized. */
export const useIsWide = () => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);

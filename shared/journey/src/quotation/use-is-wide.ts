import { useMedia } from '@vitrina/ui';

/** Whether the window is wide enough for a column beside the content (64rem); follows resizing. */
export const useIsWide = () => useMedia('(min-width: 64rem)');

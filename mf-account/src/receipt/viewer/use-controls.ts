import { useEffect, useRef } from 'react';
import { watchGestures } from './gestures';
import { watchKeys } from './keys';
import type { Pages } from './use-pages';
import type { Stage } from './use-stage';

/** Keys of the dialog, and gestures on the stage. */
export function useControls(stage: Stage, pages: Pages): void {
  const latest = useRef({ ...stage, turn: pages.turn });
  useEffect(() => {
    latest.current = { ...stage, turn: pages.turn };
  });
  const { node } = stage;
  useEffect(() => {
    const dialog = node?.closest('dialog');
    if (!node || !dialog) return;
    const endGestures = watchGestures(node, latest);
    const endKeys = watchKeys(dialog, latest);
    return () => {
      endGestures();
      endKeys();
    };
  }, [node]);
}

import { listen } from './listen';
import type { Stage } from './use-stage';

/** How far an arrow key pans, in CSS pixels. */
const STEP_PX = 80;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Keys = Pick<Stage, 'node' | 'zoomIn' | 'zoomOut' | 'fit'> & {
  /** Leads to the page that is so many further on; undefined where the file has no pages. */
  turn?: (pages: number) => void;
};

/**
 * What a key does in the viewer, wherever the focus is within the dialog; false for any other key. Signs alone are keys
 * here because the dialog has no field (WCAG 2.1.4: only while it has the focus).
 */
function act(key: string, { node, zoomIn, zoomOut, fit, turn }: Keys): boolean {
  const arrow = ARROWS[key];
  if (arrow) node?.scrollBy({ left: arrow[0] * STEP_PX, top: arrow[1] * STEP_PX });
  else if (key === '+' || key === '=') zoomIn();
  else if (key === '-') zoomOut();
  else if (key === '0') fit();
  else if (turn && key === 'PageDown') turn(1);
  else if (turn && key === 'PageUp') turn(-1);
  else return false;
  return true;
}

/** Listens to the keys of a dialog until the returned function is called. @param latest what they do at the moment */
export const watchKeys = (dialog: HTMLElement, latest: { readonly current: Keys }): (() => void) =>
  listen(dialog, {
    keydown(event) {
      // With a modifier they are the browser's: its own zoom, its history.
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (act(event.key, latest.current)) event.preventDefault();
    },
  });

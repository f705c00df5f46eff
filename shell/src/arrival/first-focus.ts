import { when } from './when';

/**
 * Call it just before React's first commit, which empties #root: gives the focus that a keyboard user had on a control of
 * the static first paint to the same control of the page that takes its place.
 */
export function keepFirstFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused) || focused.classList.length === 0) return;
  // Both are made of the same markup, so that the classes tell the control.
  const same = `.${[...focused.classList].join('.')}`;
  when(
    () => !focused.isConnected && root.querySelector<HTMLElement>(same),
    (control) => control.focus({ preventScroll: true }),
  );
}

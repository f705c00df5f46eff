import { when } from './when';

/**
 * Call it just before React's first commit, which empties #root: moves the focus that a keyboard user had on a control
 * of the static first paint to the same control of the page that replaces it.
 */
export function keepFirstFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.className || focused === root || !root.contains(focused)) return;
  when(
    // Both have the same markup, so that the class names identify the control.
    () => !focused.isConnected && (root.getElementsByClassName(focused.className)[0] as HTMLElement | undefined),
    (control) => control.focus({ preventScroll: true }),
  );
}

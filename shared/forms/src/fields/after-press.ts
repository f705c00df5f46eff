/**
 * Mouse events on purpose: on touch screens the browser sends them after the finger is lifted, while `pointerup` would
 * come before the blur.
 */
const ENDS = ['mouseup', 'dragend'];

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Runs `act` now, or when the current press has ended. If a field is left by pressing something else, showing its error
 * between press and release would move the pressed element away, and the click would miss it.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const end = () => {
    for (const type of ENDS) document.removeEventListener(type, end, true);
    setTimeout(act);
  };
  for (const type of ENDS) document.addEventListener(type, end, true);
}

/**
 * Mouse events on purpose: on touch screens the browser sends them after the finger has left, and `pointerup` would come
 * before the field is left.
 */
const ENDS = ['mouseup', 'dragend'];

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Runs `act` now, or when the press under way has ended. A field that is left by pressing something else shows its error
 * between press and release; what is pressed would move away, and the press would miss it.
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

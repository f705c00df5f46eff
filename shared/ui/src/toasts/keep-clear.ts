/** Of these the first is where toasts stand; the other one where they would cover what is in use there. */
const PLACES = ['bottom', 'top'] as const;

/** The button of a failure that stands in the page, which its toast speaks of. */
const SPOKEN_OF = 'main [role="alert"] button, [data-keep-clear]';

/** Room around a control, in px, for its focus ring and for a toast that still rises. */
const MARGIN = 12;

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + MARGIN && b.left < a.right + MARGIN && a.top < b.bottom + MARGIN && b.top < a.bottom + MARGIN;

/** In view, even if only partly: what is out of view cannot be covered. */
const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

/**
 * Keeps toasts off the control in use: the one with the focus (WCAG 2.4.11), the one just pressed, the one that a
 * failure offers. `data-place` of the host says where they stand. Returns a function that stops it.
 */
export function keepClear(host: HTMLElement, lastPressed: () => Element | null): () => void {
  const covers = (controls: readonly (Element | null)[]) => {
    const boxes = controls.flatMap((control) => (control ? [control.getBoundingClientRect()] : [])).filter(isInView);
    const toasts = [...host.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    return toasts.some((toast) => boxes.some((box) => overlap(toast, box)));
  };
  const place = () => {
    const focused = document.activeElement;
    // Nothing moves away from under who uses it.
    if (host.contains(focused) || !host.querySelector('.Toastify__toast')) return;
    const inUse = focused === document.body ? [] : [focused];
    const wanted = [[...inUse, lastPressed(), ...document.querySelectorAll(SPOKEN_OF)], inUse];
    for (const controls of wanted) {
      for (const name of PLACES) {
        host.dataset.place = name;
        if (!covers(controls)) return;
      }
    }
    host.dataset.place = PLACES[0];
  };

  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const observer = new MutationObserver(place);
  observer.observe(host, { childList: true, subtree: true });
  document.addEventListener('focusin', place);
  for (const type of ['scroll', 'resize']) addEventListener(type, placeSoon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', place);
    for (const type of ['scroll', 'resize']) removeEventListener(type, placeSoon);
  };
}

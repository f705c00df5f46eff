/**
 * An element that stays reachable: a modal dialog makes everything outside it inert, toasts included, so while one is
 * open the element lives inside it. `raise()` puts it there (or back into the page); call it before a toast is shown.
 * A dialog that is not modal (the map's window) is let be: it leaves with its page, and without a word.
 */
export function toastHost(): { element: HTMLElement; raise(): void } {
  const element = document.createElement('div');
  const raise = () => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open][aria-modal]')].at(-1);
    const place = dialog ?? document.body;
    if (element.parentElement === place) return;
    place.append(element);
    dialog?.addEventListener('close', raise, { once: true });
  };
  raise();
  return { element, raise };
}

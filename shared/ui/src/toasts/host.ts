/**
 * An element that stays reachable: a modal dialog makes everything outside it inert, toasts included, so while one is
 * open the element is inside it. `raise()` moves it there (or back into the page); call it before showing a toast. A
 * dialog that is not modal (the map's window) is ignored: it is removed with its page, without an event.
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

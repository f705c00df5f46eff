/**
 * Where notices stand at the moment: an element at the top of the topmost open dialog; `'reopening'` while a dialog is
 * closed for a moment; null for the page. A modal dialog makes everything outside it inert, toasts included.
 */
export type DialogSlot = HTMLElement | 'reopening' | null;

export function dialogSlot(): DialogSlot {
  const slots = document.querySelectorAll<HTMLElement>('dialog[open][aria-modal] [data-notices]');
  return [...slots].at(-1) ?? (document.querySelector('[data-reopening]') && 'reopening');
}

/** Calls back when `dialogSlot` changes. Returns a function that stops it. */
export function watchDialogs(listener: (slot: DialogSlot) => void): () => void {
  let before = dialogSlot();
  const observer = new MutationObserver(() => look());
  const observe = () =>
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['open'],
      // The shell removes a slot with the dialog in it, and a dialog that will not reopen says so in no other way.
      childList: before !== null,
    });
  const look = () => {
    const slot = dialogSlot();
    if (slot === before) return;
    before = slot;
    observe();
    listener(slot);
  };
  observe();
  return () => observer.disconnect();
}

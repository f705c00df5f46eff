/**
 * Restores the focus when the toast that had it is removed: to where the keyboard came from, or, if that is gone too,
 * to the page's main part. Returns a function that unsubscribes.
 */
export function focusMemory(toasts: HTMLElement): () => void {
  let before: Element | null = null;

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !toasts.contains(relatedTarget)) before = relatedTarget;
  };
  // A removed element loses the focus without an event, so the change of the tree is observed.
  let hadFocus = false;
  const note = () => {
    hadFocus = toasts.contains(document.activeElement);
  };
  const observer = new MutationObserver(() => {
    if (hadFocus && (document.activeElement === document.body || document.activeElement === null)) {
      const place = before?.isConnected ? before : document.querySelector('main [tabindex="-1"]');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
    note();
  });

  toasts.addEventListener('focusin', enter);
  document.addEventListener('focusin', note);
  observer.observe(toasts, { childList: true, subtree: true });
  return () => {
    toasts.removeEventListener('focusin', enter);
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** What jsdom lacks and the pages use: modal dialogs, scrolling, media queries, pointers, intersection. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement & { opener?: Element | null }) {
    this.opener = document.activeElement;
    this.open = true;
  },
  close(this: HTMLDialogElement & { opener?: HTMLElement | null }) {
    if (!this.open) return;
    this.open = false;
    this.opener?.focus();
    this.dispatchEvent(new Event('close'));
  },
});
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
/** Nothing ever scrolls into view by itself. */
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** It is never idle by itself, so that what waits for that does not come into the tests of other things. */
window.requestIdleCallback ??= () => 0;
window.cancelIdleCallback ??= () => undefined;

/**
 * Sets whether every media query matches from now on: initially none does, as on a phone with motion and light colours.
 */
export function matchMedia(matches: boolean) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
}
matchMedia(false);

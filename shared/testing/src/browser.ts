/** What jsdom lacks and the pages use: modal dialogs, scrolling, media queries, pointers, sight. For tests only. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
/** Nothing ever comes into sight by itself. */
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** jsdom has no modal dialogs: this lends it the part components rely on. For tests only. */
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

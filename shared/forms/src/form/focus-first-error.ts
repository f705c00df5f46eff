/** Focuses the first control in error, in the order of the page, and brings it into sight. */
export function focusFirstError(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

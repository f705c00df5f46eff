/** A control in error, or what represents a hidden one: the row of a list, its button. */
const IN_ERROR = '[aria-invalid="true"]:not(:disabled), [data-invalid]';

/** Focuses the first control in error, in page order, and scrolls it into view. */
export function focusFirstError(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>(IN_ERROR);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

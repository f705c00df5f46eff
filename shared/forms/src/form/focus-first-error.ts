/** A control in error, or what stands for one that is not shown: the row of a list, its button. */
const IN_ERROR = '[aria-invalid="true"]:not(:disabled), [data-invalid]';

/** Focuses the first control in error, in the order of the page, and brings it into sight. */
export function focusFirstError(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>(IN_ERROR);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

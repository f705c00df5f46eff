/** A control in error, or what represents a hidden one: the row of a list, its button. */
const IN_ERROR = '[aria-invalid="true"]:not(:disabled), [data-invalid]';

/**
 * Focuses the first control in error, in page order, and scrolls it into view; without one, that of the first name in
 * `emptied`: what the failed submit wants anew (a password).
 */
export function focusFirstError(form: HTMLElement | null, emptied: readonly string[]): void {
  const named = (name: string) => form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`);
  const control = form?.querySelector<HTMLElement>(IN_ERROR) ?? emptied.map(named).find(Boolean);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

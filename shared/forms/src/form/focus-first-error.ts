/** A control in error, or what represents a hidden one: the row of a list, its button. */
const IN_ERROR = '[aria-invalid="true"]:not(:disabled):not([role="radiogroup"]), [data-invalid]';

/** The controls in error, in page order. */
export const controlsInError = (form: HTMLElement | null): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>(IN_ERROR) ?? []),
];

/** Focuses a control and scrolls it into view, clear of what sticks to the edges of the window. */
export function focusControl(control: HTMLElement | undefined): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}

/**
 * Focuses the first control in error, in page order, and scrolls it into view; without one, that of the first name in
 * `emptied`: what the failed submit wants anew (a password).
 */
export function focusFirstError(form: HTMLElement | null, emptied: readonly string[]): void {
  const named = (name: string) => form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`);
  focusControl(controlsInError(form)[0] ?? emptied.map(named).find(Boolean) ?? undefined);
}

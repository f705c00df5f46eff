declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event to the analytics container, if and when it loads. Parameters must not contain personal data. */
export function track(event: string, params: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...params, event });
}

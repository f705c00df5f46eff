declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Hands an event to the analytics container, when and if it loads. Parameters must not hold personal data. */
export function track(event: string, params: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...params, event });
}

/** The outcome of sharing a link. */
export type Outcome = 'shared' | 'copied' | 'given up' | 'refused';

/** Whether this device has its own share dialog. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Shares a link with the device's own dialog; if there is none, or it may not open, the link is copied. */
export async function send(url: string, title: string): Promise<Outcome> {
  if (hasShareSheet()) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'given up';
    }
  }
  // Without https there is no clipboard at all: that throws, too.
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => 'copied',
      () => 'refused',
    );
}

/** What has become of a link that was to be shared. */
export type Outcome = 'shared' | 'copied' | 'given up' | 'refused';

/** Whether this device has a way of its own to share. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Shares a link by the device's own sheet; where there is none, or it may not open, the link is copied. */
export async function send(url: string, title: string): Promise<Outcome> {
  if (hasShareSheet()) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'given up';
    }
  }
  // On a page without https there is no clipboard at all: that throws, too.
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => 'copied',
      () => 'refused',
    );
}

const retried = new Map<string, number>();

/** From now on, files below this folder are requested under another URL: the old request may still be pending. */
export function askAnew(base: string, attempt: number): void {
  retried.set(new URL(base, location.href).href, attempt);
}

/** The URL to fetch a remote's file from: its own, or with the number of the retry as query. */
export function addressOf(url: string): string {
  const address = new URL(url, location.href).href;
  for (const [folder, attempt] of retried) if (address.startsWith(folder)) return `${address}?retry=${attempt}`;
  return url;
}

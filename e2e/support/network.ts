import type { CDPSession, Page } from '@playwright/test';

export type Fetched = {
  url: string;
  type: string;
  status: number;
  encodedBytes: number;
  startedAt: number;
  endedAt: number;
};

/**
 * What the network really carries for a page, as the browser's own log tells it. Files from the memory cache (a preload
 * taken by its tag) do not count twice, nor do those that a prefetch of this page left in the disk cache (pages behind
 * the sign-in are hinted so); a file fetched twice does.
 */
export async function watchNetwork(page: Page): Promise<{ fetched(): Fetched[]; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const byId = new Map<string, Fetched>();
  const prefetched = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    byId.set(requestId, {
      url: request.url,
      type: type ?? '',
      status: 0,
      encodedBytes: 0,
      startedAt: timestamp,
      endedAt: 0,
    });
    if (request.headers['Sec-Purpose'] === 'prefetch') prefetched.add(request.url);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = byId.get(requestId);
    if (entry) entry.status = response.status;
    if (response.fromDiskCache && prefetched.has(response.url)) byId.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { encodedBytes: encodedDataLength, endedAt: timestamp });
  });
  return { cdp, fetched: () => [...byId.values()] };
}

/** How often each address was fetched. */
export const timesFetched = (fetched: readonly Fetched[]) =>
  fetched.reduce((times, { url }) => times.set(url, (times.get(url) ?? 0) + 1), new Map<string, number>());

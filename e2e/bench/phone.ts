import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** The phone that the bench stands for. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  locale: 'es-EC',
};

/** Slow 4G, as bytes a second and milliseconds. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const SLOW_CPU = 4;

export const slowCpu = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
export const slowNetwork = (cdp: CDPSession) => cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);

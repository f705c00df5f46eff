import type { Page } from '@playwright/test';
import { contract } from '../../contract';

const REFUSAL = contract.encode(contract.ErrorBody, { text: 'No disponible' });

/** A walk through states of the site: it asks for a check in each of them. */
export type Walk = {
  page: Page;
  /** Names the state and checks the page as it stands. */
  check(state: string): Promise<void>;
};

/** Lets a call wait until the answered function is called. */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/${path}`, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(`**/api/${path}`);
  };
}

/** Lets a call fail, in a way that is not tried again, while `act` runs. */
export async function whileRefused(page: Page, path: string, act: () => Promise<void>) {
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 400, json: REFUSAL }));
  await act();
  await page.unroute(`**/api/${path}`);
}

/** What the browser says of what the walks let fail. */
export const REFUSED = /status of 4(00|04|09)|net::ERR_FAILED|ChunkLoadError|preloaded using link preload/;

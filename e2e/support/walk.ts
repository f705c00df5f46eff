import type { Page, Route } from '@playwright/test';
import { addressOf, contract } from './contract';

type Call = Parameters<typeof addressOf>[0];

const REFUSAL = contract.encode(contract.ErrorBody, { text: 'No disponible' });

/** A walk through states of the site: it asks for a check in each of them. */
export type Walk = {
  page: Page;
  /** Names the state and checks the page as it stands. */
  check(state: string): Promise<void>;
};

/** Lets a call wait until the answered function is called. */
export async function hold(page: Page, endpoint: Call): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wait = async (route: Route) => {
    await released;
    await route.fallback();
  };
  await page.route(addressOf(endpoint), wait);
  return async () => {
    release();
    await page.unroute(addressOf(endpoint), wait);
  };
}

/** Lets a call fail, in a way that is not tried again, while `act` runs. */
export async function whileRefused(page: Page, endpoint: Call, act: () => Promise<void>) {
  const refuse = (route: Route) => route.fulfill({ status: 400, json: REFUSAL });
  await page.route(addressOf(endpoint), refuse);
  await act();
  await page.unroute(addressOf(endpoint), refuse);
}

/** What the browser says of what the walks let fail. */
export const REFUSED = /status of 4(00|01|04|09|10)|net::ERR_FAILED|ChunkLoadError|preloaded using link preload/;

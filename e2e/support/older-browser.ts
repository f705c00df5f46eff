import type { Page } from '@playwright/test';
import { functionsAboveFloor } from '@vitrina/federation/floor';

/** Takes from every document of the page what a browser of `.browserslistrc` may lack. Call it before the page is opened. */
export const takeNewerFunctions = (page: Page) =>
  page.addInitScript((functions) => {
    const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const [owner, member] of functions) {
      const places = owner === 'Window' || !member ? [globalThis] : [world[owner], world[owner]?.prototype];
      for (const place of places) if (place) Reflect.deleteProperty(place, member ?? owner);
    }
  }, functionsAboveFloor());

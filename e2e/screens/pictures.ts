import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A picture for the documentation is not larger than this. */
const MOST_BYTES = 60_000;
const QUALITIES = [75, 65, 55, 45, 35, 25];

/** Writes what the window shows as a small WebP: as good as its limit of bytes allows. */
export async function smallPicture(page: Page, file: string) {
  const cdp = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(file, picture);
    break;
  }
  await cdp.detach();
}

/** 'summary, a dealership chosen' -> 'summary-a-dealership-chosen' */
export const fileName = (state: string) =>
  state
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

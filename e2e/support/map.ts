import { expect, type Page } from '@playwright/test';
import { acceptTerms, chooseModel, takeDefaults } from './journey';

/** Pixels of the whole world at zoom 0. */
const WORLD = 256;
/** The window's foot stands so many pixels above the marker's tip. */
const WINDOW_OFFSET = 64;
const DEFAULT_VIEW = { latitude: -1.83, longitude: -78.18, zoom: 7 };

/** Where the seed has dealerships of Pichincha: the first place has two. */
export const PLACES = {
  'Cóndor Eloy Alfaro': { latitude: -0.1649, longitude: -78.4716 },
  'Andina Motors Sangolquí': { latitude: -0.3307, longitude: -78.4523 },
} as const;

/** Web Mercator, both from 0 to 1. */
function mercator({ latitude, longitude }: { latitude: number; longitude: number }) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Pixels from the middle of the map to a place, as the map shows the country. */
export function fromMiddle(place: { latitude: number; longitude: number }) {
  const [at, middle] = [mercator(place), mercator(DEFAULT_VIEW)];
  const pixels = WORLD * 2 ** DEFAULT_VIEW.zoom;
  return { x: (at.x - middle.x) * pixels, y: (at.y - middle.y) * pixels };
}

/** Home -> summary of a Sierra. */
export async function openSummary(page: Page, province?: string) {
  await chooseModel(page, 'Sierra', province);
  await acceptTerms(page);
  await takeDefaults(page);
  await expect(list(page)).not.toHaveCount(0);
}

export const list = (page: Page) => page.getByRole('radio');
/** What the list scrolls within on a wide screen. */
export const listBox = (page: Page) => page.locator('fieldset').filter({ has: page.getByRole('radio') });
export const map = (page: Page) => page.getByRole('application', { name: 'Mapa de concesionarios' });
export const infoWindow = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The length of the scale's bar, which tells the zoom: 100 km at 7, 2 km at 12. */
export const scale = (page: Page) => page.getByText(/^\d+ k?m$/);

/** Brings the map on screen, clear of the bars above and below, and waits for it. */
export async function seeMap(page: Page) {
  await page.getByRole('heading', { name: 'Elige tu concesionario' }).evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible();
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Shows the whole country, as the map's places are counted from. */
export async function seeCountry(page: Page) {
  await page.getByRole('button', { name: 'Ver Ecuador' }).click();
  await expect(scale(page)).toHaveText('100 km');
  await seeMap(page); // the button stands at its foot, and may have brought its head under the site's
}

export async function middleOf(page: Page) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('there is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the map at a distance from a point, in pixels. */
export const pressAt = (page: Page, from: { x: number; y: number }, { x, y }: { x: number; y: number }) =>
  page.mouse.click(from.x + x, from.y + y);

/** Where the marker of the open window stands, once the map has come to rest. */
export async function underWindow(page: Page) {
  const window = page.getByRole('dialog');
  await expect(window).toBeVisible();
  let box = await window.boundingBox();
  await expect(async () => {
    const before = box;
    await page.waitForTimeout(300);
    box = await window.boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  if (!box) throw new Error('there is no window');
  return { x: box.x + box.width / 2, y: box.y + box.height + WINDOW_OFFSET };
}

/** Whether a marker would be hit at a distance from a point. */
export async function isMarkerAt(page: Page, from: { x: number; y: number }, { x, y }: { x: number; y: number }) {
  await page.mouse.move(from.x + x - 1, from.y + y);
  await page.mouse.move(from.x + x, from.y + y);
  return (await map(page).getAttribute('data-over-marker')) === 'true';
}

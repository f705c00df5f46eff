import { expect, type Page } from '@playwright/test';
import { contract } from '@vitrina/e2e/contract';
import { followLink } from '@vitrina/e2e/journey';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

/** Of the form of a code, and none. */
export const UNKNOWN_CODE = 'z'.repeat(22);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Where a short link arrives: on its way, not made out, unknown. */
export async function shortLink({ page, check }: Walk) {
  const release = await hold(page, contract.openShortLink);
  await page.goto(`/c/${UNKNOWN_CODE}`);
  await expect(heading(page, 'Abriendo tu configuración')).toBeVisible();
  await check('short link, on its way');
  await release();
  await expect(heading(page, 'Este enlace no existe o ya no sirve')).toBeVisible();
  await check('short link, unknown');
  await whileRefused(page, contract.openShortLink, async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await check('short link, failed');
  });
}

/** A list of one: a long one would lie under the site's header or the price at the bottom, wherever the page stands. */
async function choose(page: Page, dealership: string) {
  await page.getByRole('searchbox', { name: 'Busca concesionario' }).fill(dealership);
  await page.getByRole('radio', { name: dealership }).check();
  await page.getByRole('main').getByText('Continuar por WhatsApp').scrollIntoViewIfNeeded();
}

/** Sharing from the summary: a dealership with WhatsApp and one without, and a link to be copied by hand. */
export async function sharing({ page, check }: Walk) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await followLink(page, '/sierra/1/resumen?provincia=17', 'Resumen');
  await choose(page, 'Cóndor Eloy Alfaro');
  await check('WhatsApp offered');
  await choose(page, 'Cóndor La Luz');
  await check('a dealership without WhatsApp');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByRole('textbox', { name: 'Enlace de tu configuración' })).toBeFocused();
  await check('a link to copy by hand');
}

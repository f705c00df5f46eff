import { expect, type Page } from '@playwright/test';
import { followLink } from '../journey';
import type { Walk } from './walk';

/** A link to the exterior of a model, taking what is offered first. */
export const openExterior = (page: Page, model: string) =>
  followLink(page, `/${model}?subpaso=4&provincia=17`, 'Exterior');

export async function exterior({ page, check }: Walk) {
  await openExterior(page, 'sierra/1');
  const turntable = page.getByRole('slider', { name: /360/ });
  await expect(turntable).toBeVisible();
  await check('exterior, still picture');
  await expect(page.getByRole('button', { name: 'Girar a la izquierda' })).toBeVisible();
  await check('exterior with its 360');
  await page.getByRole('button', { name: 'Día' }).click();
  await check('exterior by day');
}

export async function exteriorWithout({ page, check }: Walk) {
  await openExterior(page, 'tena/4');
  await expect(page.getByText('No hay un 360 registrado para este color')).toBeVisible();
  await check('exterior without a 360');
  await openExterior(page, 'ruta/6');
  await expect(page.getByText('Por el momento no contamos con colores disponibles para este modelo.')).toBeVisible();
  await check('exterior without colours');
}

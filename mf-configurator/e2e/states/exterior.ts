import { expect } from '@playwright/test';
import { openExterior } from '@vitrina/e2e/journey';
import type { Walk } from '@vitrina/e2e/walk';

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

import { expect } from '@playwright/test';
import { acceptTerms, chooseModel, next, subStep } from '../journey';
import { hold, type Walk, whileRefused } from './walk';

/** Specifications, power and packages, with their dialogs and messages. */
export async function configurator({ page, check }: Walk) {
  await chooseModel(page, 'Sierra');
  await expect(page.getByRole('radio', { name: '2027' })).toBeVisible();
  await check('specifications');
  await next(page).click();
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms).toBeVisible();
  await check('terms dialog');
  await terms.getByRole('button', { name: 'Acepto' }).click();
  await next(page).click();
  await expect(subStep(page, 'Potencia')).toBeVisible();
  await expect(next(page)).toBeEnabled();
  await check('power');

  await page.getByRole('radio', { name: '1.6 Híbrido' }).check();
  await page.getByRole('radio', { name: 'Manual 6 velocidades' }).check();
  await expect(page.getByText(/Actualmente no disponemos de la versión con Motor/)).toBeVisible();
  await check('power, no packages');
  await page.getByRole('radio', { name: 'Automática' }).first().check();

  await next(page).click();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await check('packages');
  await page.getByRole('button', { name: /PVP sugerido/ }).click();
  await expect(page.getByRole('dialog', { name: 'Resumen de precio' })).toBeVisible();
  await check('price summary dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Comparar con versiones similares' }).click();
  const comparison = page.getByRole('dialog');
  await expect(comparison.getByRole('button', { name: /Cambiar a este paquete/ }).first()).toBeVisible();
  await check('comparison dialog');
  await page.keyboard.press('Escape');

  const ticks = page.getByRole('checkbox', { name: /^Comparar / });
  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  await expect(ticks.nth(3)).toBeDisabled();
  await check('packages, three ticked');
  await page.getByRole('button', { name: 'Comparar 3 paquetes' }).click();
  await expect(page.getByRole('dialog', { name: 'Diferencias entre paquetes' })).toBeVisible();
  await check('comparison of three');
}

/** What stands where each of the configurator's loads failed, and while it waits. */
export async function configuratorFailures({ page, check }: Walk) {
  await whileRefused(page, 'Mdl/VmSlIdV', async () => {
    const answer = await hold(page, 'MdlCmcl/VmSlIMC');
    await chooseModel(page, 'Sierra');
    await check('specifications, placeholders');
    await answer();
    await acceptTerms(page);
    await expect(next(page)).toBeEnabled();
    await whileRefused(page, 'Npqt/VmSlCbm', async () => {
      await page.getByRole('radio', { name: '1.6 Híbrido' }).check();
      await expect(page.getByText('No pudimos cargar los paquetes')).toBeVisible();
      await check('power, packages failed');
    });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(next(page)).toBeEnabled();
    await next(page).click();
    await expect(subStep(page, 'Paquetes')).toBeVisible();
    await expect(next(page)).toBeEnabled();
    await next(page).click();
    await expect(page.getByText('No pudimos cargar los accesorios').first()).toBeVisible();
    await check('accessories, load failed');
  });
}

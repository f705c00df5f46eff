import { expect, type Page } from '@playwright/test';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { acceptTerms, chooseModel, next, subStep } from '@vitrina/e2e/journey';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

/** Specifications, power and packages, with their dialogs and messages. */
export async function configurator({ page, check }: Walk) {
  await chooseModel(page, 'Sierra');
  await expect(page.getByRole('radio', { name: '2027' })).toBeVisible();
  await check('specifications');
  await next(page).click();
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms.getByText(/^Versión /)).toBeVisible();
  await check('terms dialog');
  await terms.getByRole('button', { name: 'Acepto' }).click();
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

const { commercialVersion, packages } = contract;

/** The terms without their text, which is loaded when they are opened. */
async function termsFailed({ page, check }: Walk) {
  await page.route('**/js/terms.*.js', (route) => route.abort());
  await chooseModel(page, 'Sierra');
  await page.getByRole('button', { name: 'Ver términos y condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms.getByText('No pudimos cargar los términos y condiciones')).toBeVisible();
  await check('terms, load failed');
  await page.unroute('**/js/terms.*.js');
  await terms.getByRole('button', { name: 'Reintentar' }).click();
  await terms.getByRole('button', { name: 'Acepto' }).click();
}

/** Lets every version lack its transmissions. */
const withoutTransmissions = (page: Page) =>
  page.route(addressOf(commercialVersion), async (route) => {
    const answer = await route.fetch();
    const version = contract.decode(commercialVersion.response, await answer.json());
    await route.fulfill({ json: answerOf(commercialVersion, { ...version, transmissions: [] }) });
  });

/** What a reload finds that is no longer sold: the power of the packages, and any transmission. */
async function soldOut({ page, check }: Walk) {
  await next(page).click();
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(subStep(page, 'Paquetes')).toBeVisible();
  await expect(page).toHaveURL(/subpaso=2/);
  await page.route(addressOf(packages), (route) => route.fulfill({ json: answerOf(packages, []) }));
  await page.reload();
  await expect(page.getByText(/^Actualmente no disponemos/)).toBeVisible();
  await check('packages, none');
  await page.unroute(addressOf(packages));
  await page.getByRole('button', { name: 'Elegir otra potencia' }).click();
  await withoutTransmissions(page);
  await page.reload();
  await expect(page.getByText(/Transmisión por definir/)).toBeVisible();
  await check('power, a version without transmissions');
  await page.unroute(addressOf(commercialVersion));
}

/** What stands where each of the configurator's loads failed or brought nothing, and while it waits. */
export async function configuratorFailures({ page, check }: Walk) {
  await termsFailed({ page, check });
  await soldOut({ page, check });
  await whileRefused(page, contract.accessories, async () => {
    const answer = await hold(page, contract.commercialVersion);
    await chooseModel(page, 'Sierra');
    await check('specifications, placeholders');
    await answer();
    await acceptTerms(page);
    await expect(next(page)).toBeEnabled();
    await whileRefused(page, contract.packages, async () => {
      await page.getByRole('radio', { name: 'Automática CVT' }).check();
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

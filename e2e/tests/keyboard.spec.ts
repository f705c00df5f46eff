import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { BUYER, field, next, subStep } from '../support/journey';
import { enter, tabTo, take, type } from '../support/keyboard';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Continues to a sub-step, whose title then has the focus. */
async function goOn(page: Page, title: string) {
  await enter(page, next(page));
  await expect(subStep(page, title)).toBeFocused();
}

async function chooseModel(page: Page) {
  await page.goto('/');
  await enter(page, button(page, /^Sierra/));
  await type(page, page.getByRole('combobox', { name: 'Provincia' }), 'Guayas');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Siguiente' }));
  await expect(subStep(page, 'Especificaciones')).toBeVisible();
}

/** The next radio of the group that the focus is in. */
async function nextRadio(page: Page, name: string | RegExp) {
  await page.keyboard.press('ArrowRight');
  const radio = page.getByRole('radio', { name });
  await expect(radio).toBeFocused();
  await expect(radio).toBeChecked();
}

test('the journey from home to the quotation by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await chooseModel(page);

  await tabTo(page, page.getByRole('radio', { name: '2027' }));
  await nextRadio(page, '2026');
  await take(page, page.getByRole('checkbox', { name: 'He leído y acepto los términos y condiciones' }));
  await goOn(page, 'Potencia');

  await tabTo(page, page.getByRole('radio', { checked: true }).first());
  await goOn(page, 'Paquetes');

  await tabTo(page, page.getByRole('radio', { name: 'Paquete Esencial' }));
  await nextRadio(page, 'Paquete Urbano');
  const compare = button(page, 'Comparar con versiones similares');
  await enter(page, compare);
  const comparison = page.getByRole('dialog');
  await tabTo(page, comparison.getByRole('button', { name: 'Cerrar' }));
  await page.keyboard.press('Escape');
  await expect(comparison).toHaveCount(0);
  await expect(compare).toBeFocused();
  await goOn(page, 'Accesorios');

  await take(page, page.getByRole('checkbox', { name: 'Kit Ciudad' }));
  await tabTo(page, page.getByRole('button', { name: /PVP sugerido/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Resumen de precio' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('tab', { name: 'Kit' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Individuales' })).toBeFocused();
  await take(page, page.getByRole('tabpanel').getByRole('checkbox', { disabled: false }).first());
  await goOn(page, 'Exterior');

  const turntable = page.getByRole('slider', { name: /360/ });
  await tabTo(page, turntable);
  await page.keyboard.press('ArrowRight');
  await expect(turntable).not.toHaveAttribute('aria-valuenow', '0');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await enter(page, next(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeFocused();

  await type(page, page.getByRole('searchbox', { name: 'Busca concesionario' }), 'guayaquil');
  await take(page, page.getByRole('radio').first());
  await enter(page, button(page, 'Cotizar'));
  await expect(page.getByRole('heading', { level: 1, name: /Ingrese sus datos/ })).toBeFocused();

  for (const [label, value] of Object.entries(BUYER)) await type(page, field(page, label), value);
  await take(page, page.getByRole('checkbox', { name: /Autorizo|autorizo|datos/ }));
  await enter(page, button(page, 'Solicitar cotización'));
  await expect(page).toHaveURL(/\/gracias$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dialog keeps the focus, and gives it back', async ({ page }) => {
  await chooseModel(page);
  const read = button(page, 'Ver términos y condiciones');
  await enter(page, read);
  const dialog = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Acepto' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(read).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /términos/ })).toBeChecked();
});

test('the focus on a control of the first paint is still there when the page has taken its place', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
  await tabTo(page, signIn);
  const painted = await signIn.elementHandle();
  letGo();
  await expect(button(page, /^Sierra/)).toBeVisible();
  expect(await painted?.evaluate((control) => control.isConnected)).toBe(false);
  await expect(signIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

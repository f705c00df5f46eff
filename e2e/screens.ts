// `pnpm screens [address] [folder]`: a picture of every screen of the journey, on a phone and on a desktop, light and dark.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/workspace.mjs';
import { acceptTerms, chooseDealership, chooseModel, field, fillForm, next, subStep } from './tests/journey';

const [address = 'http://localhost:8080', folder = inRoot('.cache/screens')] = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const SCHEMES = ['light', 'dark'] as const;
/** Pictures, fonts and the turntable have arrived by then, and nothing moves any more. */
const SETTLED = 1500;

async function walk(page: Page, shoot: (name: string) => Promise<unknown>) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Sierra/ }).waitFor();
  await shoot('1-home');
  await page.getByRole('button', { name: /^Sierra/ }).scrollIntoViewIfNeeded();
  await shoot('1-models');
  await chooseModel(page, 'Sierra');
  await shoot('2-specifications');
  await acceptTerms(page);
  await shoot('2-power');
  await next(page).click();
  await subStep(page, 'Paquetes').waitFor();
  await shoot('2-packages');
  await page.getByRole('button', { name: 'Comparar con versiones similares' }).click();
  await shoot('2-comparison');
  await page.keyboard.press('Escape');
  await next(page).click();
  await subStep(page, 'Accesorios').waitFor();
  await shoot('2-accessories');
  await next(page).click();
  await subStep(page, 'Exterior').waitFor();
  await page.waitForTimeout(SETTLED);
  await shoot('2-exterior');
  await next(page).click();
  await page.waitForURL(/resumen$/);
  await shoot('3-summary');
  await page.getByRole('radio').first().check();
  await shoot('3-dealership');
  await page.getByRole('button', { name: 'Regresar' }).waitFor();
  await chooseDealership(page);
  await shoot('4-form');
  await fillForm(page);
  await field(page, 'Celular').scrollIntoViewIfNeeded();
  await shoot('4-filled');
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await page.waitForURL(/gracias$/);
  await shoot('5-thanks');
}

async function main() {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of SCHEMES) {
      const page = await browser.newPage({ viewport, colorScheme, baseURL: address, locale: 'es-EC' });
      await walk(page, async (name) => {
        await page.waitForTimeout(SETTLED);
        await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
      });
      await page.close();
    }
  await browser.close();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

import type { Browser, Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { acceptTerms, chooseModel, next, subStep } from '../support/journey';
import type { Line } from './budgets';
import { PHONE } from './phone';
import { percentile95 } from './statistics';

const LEAST_CHOICES = 30;

declare global {
  var totalTimes: { last(): number };
}

/** Chooses a package and waits for its total. */
async function choose(page: Page, name: string): Promise<number> {
  await page.getByRole('radio', { name }).check();
  const time = await page.waitForFunction(() => {
    const last = globalThis.totalTimes.last();
    return last > 0 && last;
  });
  return Number(await time.jsonValue());
}

/** Time from the choice of a package, whose price is not known yet, to the new total on screen. */
export async function choiceToTotal(browser: Browser, origin: string): Promise<Line[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addInitScript({ path: inRoot('e2e/bench/total-times.js') });
  const page = await context.newPage();
  await chooseModel(page, 'Sierra');
  await acceptTerms(page);
  await next(page).click();
  await subStep(page, 'Paquetes').waitFor();

  const times: number[] = [];
  while (times.length < LEAST_CHOICES) {
    await page.reload(); // prices that were fetched are forgotten
    await page.getByRole('radio', { checked: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const others = page.getByRole('radio', { checked: false });
    const names = await others.evaluateAll((radios) =>
      radios.map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
    );
    for (const name of names) times.push(await choose(page, name));
  }
  await context.close();
  return [
    {
      what: `choice of a package to the new total, p95 of ${times.length}`,
      measured: percentile95(times),
      budget: 100,
      unit: 'ms',
    },
  ];
}

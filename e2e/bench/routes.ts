import type { Browser } from '@playwright/test';
import { chooseModel, configure } from '../support/journey';
import { watchNetwork } from '../support/network';
import { type Customer, signIn } from '../support/session';
import { kB, type Line, SCRIPT_BUDGET } from './budgets';
import { PHONE } from './phone';
import { measure, observe, type Visit } from './visit';

/**
 * Each route opened cold: with the choices and the customer that it needs in the session, and nothing in the browser's
 * cache.
 * @param others further public routes, each with its address
 * @param account those of the customer, and `wizards` the sections of theirs
 * @returns lines of bytes, and the raw figures
 */
export async function routes(
  browser: Browser,
  origin: string,
  others: Record<string, string>,
  { account, wizards }: { account: Record<string, string>; wizards: Record<string, string> },
  customer: Customer,
) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await observe(page);
  const visits: Record<string, Visit> = {};

  const open = async (route: string, address: string) => {
    // An empty page between them: a document takes what it can from the memory of the one before.
    await page.goto('about:blank');
    const network = await watchNetwork(page);
    await network.cdp.send('Network.clearBrowserCache');
    await page.goto(address);
    visits[route] = await measure(page, network.fetched);
    await network.cdp.detach();
  };

  await open('home', '/');
  await open('thank-you page', '/gracias');
  await chooseModel(page, 'Sierra');
  await open('configurator', page.url());
  await configure(page, 'Sierra');
  const form = page.url();
  await open('summary', form.replace('/cotiza', '/resumen'));
  await open('form', form);
  for (const [route, address] of Object.entries(others)) await open(route, address);
  await signIn(page, customer);
  for (const [route, address] of Object.entries({ ...account, ...wizards })) await open(route, address);
  await context.close();

  const budgetOf = (route: string) =>
    SCRIPT_BUDGET[route === 'home' ? 'home' : route in wizards ? 'wizard' : route in account ? 'account' : 'other'];
  const each = (line: (route: string, visit: Visit) => Line) =>
    Object.entries(visits).map(([route, visit]) => line(route, visit));
  const lines: Line[] = [
    ...each((route, { scriptBytes }) => ({
      what: `script of ${route} until it stands, brotli`,
      measured: kB(scriptBytes),
      budget: budgetOf(route),
      unit: 'kB',
    })),
    ...each((route, { idleScriptBytes }) => ({
      what: `script of ${route} once it stands, brotli`,
      measured: kB(idleScriptBytes),
      unit: 'kB',
    })),
    ...each((route, { allBytes }) => ({ what: `all bytes of ${route}`, measured: kB(allBytes), unit: 'kB' })),
  ];
  return { lines, visits };
}

import type { Browser } from '@playwright/test';
import { newCustomer } from '../support/account';
import { addManyPurchases } from '../support/many-purchases';
import { watchNetwork } from '../support/network';
import { signIn } from '../support/session';
import type { Line } from './budgets';
import { PHONE } from './phone';
import { observe } from './visit';

const LISTS = { quotations: '/usuario/cotizaciones', purchases: '/usuario/compras' };
const [FEW, MANY] = [5, 500];
/** A page of a list has 20 rows: four times those of the customer with few, however many there are. */
const PAGE_OF_FEW = 20 / FEW;

type Opened = { requests: number; elements: number; layoutMs: number };

/** Opens each list cold, as a customer with `count` purchases and as many quotations more. */
async function open(browser: Browser, origin: string, databaseUrl: string, count: number) {
  const { customer } = await newCustomer({ databaseUrl });
  await addManyPurchases(customer.id, count, databaseUrl);
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  await observe(page);
  await signIn(page, customer);
  const opened: Record<string, Opened> = {};
  for (const [list, address] of Object.entries(LISTS)) {
    await page.goto('about:blank');
    const { cdp, fetched } = await watchNetwork(page);
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Performance.enable');
    await page.goto(address);
    // The rows, of whatever shape, hold the price of a car.
    await page.getByRole('main').getByText(/^\$\d/).first().waitFor();
    // Calls alone: pictures are asked for as they come near, and idle parts of the shell come when they come.
    const requests = fetched().filter(({ url }) => url.includes('/api/')).length;
    const elements = await page.locator('main *').count();
    const { metrics } = await cdp.send('Performance.getMetrics');
    const layoutMs = 1000 * (metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0);
    opened[list] = { requests, elements, layoutMs };
    await cdp.detach();
  }
  await context.close();
  return opened;
}

/** The lists of a customer with 500 entries against one with five: what the first content takes, and what is off screen. */
export async function lists(browser: Browser, origin: string, databaseUrl: string): Promise<Line[]> {
  const few = await open(browser, origin, databaseUrl, FEW);
  const many = await open(browser, origin, databaseUrl, MANY);
  return Object.keys(LISTS).flatMap((list) => {
    const ratio = (of: (opened: Opened) => number) => of(many[list] as Opened) / of(few[list] as Opened);
    const line = (what: string, of: (opened: Opened) => number, budget?: number): Line => ({
      ...{ what: `list of ${list}: ${what}, ${MANY} : ${FEW}`, measured: ratio(of), budget, unit: '' },
    });
    return [
      line('calls until the first content', ({ requests }) => requests, 1),
      line('elements in the page', ({ elements }) => elements, PAGE_OF_FEW),
      line('time of layout', ({ layoutMs }) => layoutMs),
    ];
  });
}

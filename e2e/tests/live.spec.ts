import type { BrowserContext, Page } from '@playwright/test';
import { rows } from '../servers/database';
import { expect, test } from '../support/console';
import { addressOf, contract } from '../support/contract';
import { customerWith } from '../support/customers';
import { openInSite, signIn } from '../support/session';
import { become, canBeHidden } from '../support/visibility';

const LIST = '/usuario/compras';
const { purchases } = contract;
const asksForList = (message: { url(): string }) => message.url().endsWith(`/api/${purchases.path}`);

/** How often a page has asked for its purchases so far. */
function counted(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (asksForList(request)) count += 1;
  });
  return () => count;
}

/** A page with the customer's purchases, on a clock that the test moves. */
async function openList(page: Page, number: number) {
  await canBeHidden(page);
  await page.clock.install();
  await page.goto(LIST);
  await expect(page.getByRole('main').getByText(String(number)).first()).toBeVisible();
}

/** Changes a status in the database and the page's clock by as much as a change may take to show, which is told politely. */
async function seeChange(page: Page, id: number | undefined, status: string, told: string) {
  const opened = await page.evaluateHandle(() => document);
  await rows('update negotiation set status = $2 where id = $1', [id, status]);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1);
  expect(await opened.evaluate((shown) => shown === document)).toBe(true);
}

const awayFrom = (context: BrowserContext) => context.route(addressOf(purchases), (route) => route.abort());

test('N37: eight tabs over plain http all load; the hidden ones hold no connection and ask nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const { customer, purchases: bought } = await customerWith(2005);
  const number = bought[0]?.number ?? 0;
  await signIn(page, customer);
  const open = new Set<unknown>();
  context.on('request', (request) => open.add(request));
  const end = (request: unknown) => open.delete(request);
  context.on('requestfinished', end).on('requestfailed', end);
  const tabs = [page];
  const streams: string[] = [];
  while (tabs.length < 8) tabs.push(await context.newPage());
  const asked = tabs.map(counted);
  for (const [place, tab] of tabs.entries()) {
    tab.on('websocket', (socket) => streams.push(socket.url()));
    await openList(tab, number);
    if (place < 7) await become(tab, 'hidden');
  }
  const before = asked.map((count) => count());
  for (const tab of tabs) await tab.clock.runFor(60_000);
  const since = asked.map((count, place) => count() - (before[place] ?? 0));
  expect(since.slice(0, 7)).toEqual(Array(7).fill(0));
  expect(since[7]).toBeGreaterThan(1); // as often as the answers come, on a clock that runs ahead of them
  await expect.poll(() => open.size).toBe(0);
  expect(streams).toEqual([]);
});

test('a state that changes on the server shows without a reload in both lists and in the detail, and is announced', async ({
  page,
}) => {
  const { customer, purchases: made } = await customerWith(2003, 2008, 2201);
  const [running, settled, request] = made;
  await signIn(page, customer);
  await openList(page, running?.number ?? 0);
  const row = page.getByRole('row', { name: new RegExp(`N.º ${running?.number}`) });
  await expect(row).toContainText('EN PROCESO');
  await seeChange(page, running?.id, 'CANCELADO', 'ya no está en esta lista.');
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Terminadas' }).click();
  await expect(row).toContainText('CANCELADO');

  await openInSite(page, `/usuario/compras/detalle?id=${settled?.id}`);
  await expect(page.getByText('PAGADA', { exact: true }).first()).toBeVisible();
  await seeChange(page, settled?.id, 'FACTURADA', 'El estado de tu compra es ahora FACTURADA.');
  await expect(page.getByText('FACTURADA', { exact: true })).toBeVisible();

  await openInSite(page, '/usuario/solicitudes');
  const asked = page.getByRole('row', { name: new RegExp(`N.º ${request?.number}`) });
  await expect(asked).toContainText('ENVIADA');
  await seeChange(page, request?.id, 'EN ANÁLISIS', 'ahora está EN ANÁLISIS.');
  await expect(asked).toContainText('EN ANÁLISIS');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('N38: a server that was away while the page was hidden is asked at once when it is seen', async ({
  page,
  context,
  consoleLog,
}) => {
  consoleLog.expectMatching(/ERR_FAILED/);
  const { customer, purchases: bought } = await customerWith(2005);
  await signIn(page, customer);
  const asked = counted(page);
  await openList(page, bought[0]?.number ?? 0);
  await awayFrom(context);
  await page.clock.runFor(5_000);
  await become(page, 'hidden');
  const before = asked();
  await page.clock.runFor(360_000);
  expect(asked()).toBe(before);
  await context.unroute(addressOf(purchases));
  const answered = page.waitForResponse((response) => asksForList(response));
  await become(page, 'visible');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^Datos de hace/)).toHaveCount(0);
});

test('N38: a page in sight never stops asking for good, says that its data are old, and asks when the network is back', async ({
  page,
  context,
  consoleLog,
}) => {
  consoleLog.expectMatching(/ERR_FAILED/);
  const { customer, purchases: bought } = await customerWith(2005);
  await signIn(page, customer);
  const asked = counted(page);
  await openList(page, bought[0]?.number ?? 0);
  await awayFrom(context);
  for (let minute = 0; minute < 15; minute++) {
    const before = asked();
    await page.clock.runFor(minute === 0 ? 120_000 : 65_000);
    await expect.poll(asked).toBeGreaterThan(before);
  }
  await expect(page.getByText(/^Datos de hace \d+ min, reconectando$/)).toBeVisible();
  await expect(page.getByText(String(bought[0]?.number)).first()).toBeVisible();

  await context.unroute(addressOf(purchases));
  const answered = page.waitForResponse((response) => asksForList(response));
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^Datos de hace/)).toHaveCount(0);
});

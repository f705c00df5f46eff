import { expect, test } from '../support/console';
import { customerWith } from '../support/customers';
import { timesFetched, watchNetwork } from '../support/network';
import { signIn } from '../support/session';

const PAGES = [
  { path: '/', title: 'home', heading: 'Elige tu vehículo' },
  { path: '/gracias', title: 'thank-you page', heading: /Gracias/ },
  { path: '/usuario/cotizaciones', title: 'quotations', heading: 'Tus cotizaciones', signedIn: true },
  // Without a purchase these two lead to another page.
  { path: '/usuario/pagos', title: 'payments', heading: /./, signedIn: true, buys: 2005 },
  { path: '/usuario/solicitudes/calculo', title: 'credit simulator', heading: /./, signedIn: true, buys: 2101 },
] as const;

declare global {
  var contentAt: number | undefined;
}

/** Notes when the remote's heading first stands in the page. */
function markContent() {
  const look = () => {
    if (document.querySelector('[data-page-heading]')) globalThis.contentAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What was asked for until then; what comes when the page is idle is not part of it. */
const askedBeforeContent = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (globalThis.contentAt ?? Number.POSITIVE_INFINITY))
    .map(({ name }) => name);

for (const { path, title, heading, ...options } of PAGES) {
  test(`cold deep link to the ${title}: every hinted file once, remote content in two rounds`, async ({ page }) => {
    const { customer, purchases } = await customerWith(...('buys' in options ? [options.buys] : []));
    if ('signedIn' in options) await signIn(page, customer);
    const address = purchases[0] ? `${path}?id=${purchases[0].id}` : path;
    // Leaves the page of the sign-in, whose idle prefetches must not be counted with this page's files.
    await page.goto('about:blank');
    await page.addInitScript(markContent);
    const { fetched, cdp } = await watchNetwork(page);
    await cdp.send('Network.clearBrowserCache');
    const response = await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const html = (await response?.text()) ?? '';
    const hinted = [...html.matchAll(/<link[^>]+rel="(?:preload|prefetch|stylesheet)"[^>]*>/g)]
      .map(([tag]) => / href="([^"]+)"/.exec(tag)?.[1] ?? '')
      .map((href) => new URL(href, page.url()).href);
    expect(hinted.length).toBeGreaterThan(2);
    const times = timesFetched(fetched());
    for (const href of hinted) expect({ href, times: times.get(href) }).toEqual({ href, times: 1 });
    for (const [url, count] of times)
      if (/\.(js|css|woff2)$/.test(url)) expect({ url, count }).toEqual({ url, count: 1 });

    // Two rounds: the document, then all that was asked for before the content stood, named in the document itself.
    const code = (await page.evaluate(askedBeforeContent)).filter((url) => /\.(js|css)$/.test(url));
    expect(code.length).toBeGreaterThan(2);
    for (const url of code) expect({ url, named: html.includes(new URL(url).pathname) }).toEqual({ url, named: true });
    expect(fetched().filter(({ status }) => status >= 400)).toEqual([]);
  });
}

test('every document has a strict Content-Security-Policy and the other security headers', async ({ request }) => {
  for (const path of ['/', '/sierra/1', '/gracias', '/usuario/pagos', '/no/such/page/here']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const directive of [
      ...['default-src', 'script-src', 'style-src', 'connect-src', "object-src 'none'", "frame-src 'none'"],
      ...["base-uri 'none'", 'form-action', "frame-ancestors 'none'"],
    ])
      expect(policy).toContain(directive);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
  }
});

test('an inline script that slips into the page is refused', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/Content Security Policy|TrustedScript|uncaught/);
  await page.goto('/gracias');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'globalThis.slipped = true';
    } catch {} // Trusted Types refuse even the assignment
    document.head.append(script);
    return 'slipped' in globalThis;
  });
  expect(ran).toBe(false);
});

test('a file of a remote that was changed on its way does not run', async ({ page, consoleLog }) => {
  consoleLog.expectMatching(/integrity|Failed to load resource|ERR_|remoteEntry|already registered/);
  await page.route('**/mf-quotation/**/remoteEntry.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
  });
  await page.goto('/gracias');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 45_000 });
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

for (const path of ['/', '/gracias', '/cotiza/Chatbotweb', '/privacidad'])
  test(`no code throws while ${path} starts, not even an error that is caught`, async ({ page }) => {
    // A thrown error makes the engine parse the functions on its stack once more: in our bundles, a long moment.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Debugger.enable');
    await cdp.send('Debugger.setPauseOnExceptions', { state: 'all' });
    const thrown: string[] = [];
    cdp.on('Debugger.paused', async ({ data, callFrames }) => {
      thrown.push(`${data?.description} at ${callFrames[0]?.url}`);
      await cdp.send('Debugger.resume');
    });
    await page.goto(path);
    await page.locator('[data-page-heading]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(thrown).toEqual([]);
  });

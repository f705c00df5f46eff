import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { REMOTES, type RemoteName, remoteOrigin } from '../servers/ports';
import { FAULTS, type Fault } from '../servers/remote-origin';
import { newCustomer } from './account';
import { expect, test } from './console';
import { CUSTOMER, signIn } from './session';

/** A page of each remote, and one of another remote that must go on working. */
const PAGE: Record<RemoteName, { path: string; signedIn: boolean }> = {
  'mf-configurator': { path: '/', signedIn: false },
  'mf-quotation': { path: '/gracias', signedIn: false },
  'mf-account': { path: '/usuario/cotizaciones', signedIn: true },
  'mf-payments': { path: '/usuario/pagos', signedIn: true },
  'mf-credit': { path: '/usuario/solicitudes/calculo', signedIn: true },
};
const otherPage = (remote: RemoteName) => (remote === 'mf-quotation' ? '/' : '/gracias');

/** A browser of its own for the servers, which fail for this one alone. */
test.use({ userAgent: async ({ userAgent }, use) => use(`${userAgent} ${randomUUID()}`) });

const setFault = (page: Page, remote: RemoteName, fault: Fault | 'ok') =>
  page.request.get(`${remoteOrigin(remote)}/__fault?mode=${fault}`);
const failure = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reintentar' }) });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits for the failure to be told; for a server that never answers the page's clock goes on faster. */
async function seeFailure(page: Page, fault: Fault) {
  await expect(async () => {
    if (fault === 'stall') await page.clock.fastForward(10_000);
    await expect(failure(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

async function navigateInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test.describe.configure({ mode: 'parallel' });

for (const remote of REMOTES) {
  const { path, signedIn } = PAGE[remote];
  test.describe(remote, () => {
    test.beforeEach(async ({ page, consoleLog }) => {
      consoleLog.expectMatching(
        /Failed to load resource|remoteEntry|ERR_|SRI|already registered|VIT-\d+|preloaded using link preload|integrity|Subresource|Uncaught SyntaxError|uncaught: /,
      );
      if (signedIn) await signIn(page, (await newCustomer()).customer);
    });
    test.afterEach(({ page }) => setFault(page, remote, 'ok'));

    for (const fault of FAULTS) {
      test(`its server ${fault}: header and other pages stay, 'Reintentar' works`, async ({ page }) => {
        await setFault(page, remote, fault);
        if (fault === 'stall') await page.clock.install();
        await page.goto(path, { waitUntil: 'commit' });
        // Not before the session has been read: its own time limit would run out too, and leave a guest.
        if (signedIn) await expect(page.getByRole('banner').getByText(CUSTOMER.displayName)).toBeVisible();
        await seeFailure(page, fault);
        await expect(failure(page)).toContainText(remote);
        await expect(page.getByRole('banner')).toBeVisible();
        const documents = await page.evaluate(() => performance.timeOrigin);

        await navigateInside(page, otherPage(remote));
        await expect(heading(page)).toBeVisible();
        await expect(failure(page)).toHaveCount(0);

        await page.goBack();
        await seeFailure(page, fault);
        await setFault(page, remote, 'ok');
        await failure(page).getByRole('button', { name: 'Reintentar' }).click();
        await expect(heading(page)).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(documents); // without a reload
      });
    }
  });
}

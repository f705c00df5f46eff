import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RemoteEntry } from '@vitrina/federation';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { REMOTES, remoteOrigin } from '../servers/ports';
import { FAULTS, type Fault } from '../servers/remote-origin';
import { newCustomer } from '../support/account';
import { expect, test } from '../support/console';
import { CUSTOMER, signIn } from '../support/session';

/** The first page of a remote that has an address of its own. */
function pageOf(remote: string) {
  const { pages } = JSON.parse(readFileSync(inRoot(remote, 'dist/pages.json'), 'utf8')) as RemoteEntry;
  const page = pages.find(({ path }) => !path.includes(':'));
  if (!page) throw new Error(`${remote} has no page without parameters`);
  return { path: page.path, signedIn: page.requiresLogin };
}
/** A page of another remote, which must go on working. */
const otherPage = (remote: string) => (remote === 'mf-quotation' ? '/' : '/gracias');

/** A browser of its own for the servers, which fail for this one alone. */
test.use({ userAgent: async ({ userAgent }, use) => use(`${userAgent} ${randomUUID()}`) });

const setFault = (page: Page, remote: string, fault: Fault | 'ok') =>
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
  const { path, signedIn } = pageOf(remote);
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
        // The code alone: names of builds are for testers and reports.
        await expect(failure(page)).toContainText(/VIT-\d+/);
        await expect(failure(page)).not.toContainText(remote);
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

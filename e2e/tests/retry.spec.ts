import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from '@vitrina/federation';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { askServer, publish, readRegistry, rollback } from '../../shared/federation/release';
import { TRIAL_STORE, trialSite } from '../servers/ports';
import { type TrialBuild, trialBuild } from '../servers/trial-builds';
import { expect, test } from '../support/console';

// A remote made by the real preset, with chunks of its own, published to a site of its own: what runs after a failure is
// what the registry says, file by file.

/** Waits until visitors get what is in the store, and returns the version of the remote there. */
async function live(): Promise<string> {
  const { revision, remotes } = readRegistry(TRIAL_STORE)!;
  const shown = async () => ((await (await fetch(`${trialSite.origin}/registry.json`)).json()) as Registry).revision;
  await expect.poll(shown).toBe(revision);
  return remotes[0]!.version;
}

/** Publishes a build and returns its version, once visitors get it. */
async function release(build: TrialBuild): Promise<string> {
  const server = await askServer(trialSite.origin);
  await publish({ store: TRIAL_STORE, server, builds: { 'mf-trial': trialBuild(build) } });
  return live();
}

/** Scripts of versions of the remote that went over the wire, without the folder's name: version -> files. */
function watchFiles(page: Page) {
  const files = new Map<string, string[]>();
  page.on('response', (response) => {
    const [, version, file] = /\/remotes\/mf-trial\/([^/]+)\/(?:js\/)?([\w-]+)[^/]*\.js/.exec(response.url()) ?? [];
    if (version && file) files.set(version, [...(files.get(version) ?? []), file]);
  });
  return (version: string) => [...new Set(files.get(version))].sort();
}

/** The build that each reported failure is said to be of. */
const blamed = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'app_error').map(({ version }) => String(version)),
  );
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

async function navigateInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: trialSite.origin });

let first: string;
test.beforeAll(async () => {
  const builds = { shell: inRoot('shell/dist'), 'mf-trial': trialBuild('first') };
  await publish({ store: TRIAL_STORE, server: await askServer(trialSite.origin), builds });
});
test.beforeEach(async ({ consoleLog }) => {
  consoleLog.expectMatching(
    /broken on purpose|The above error occurred|%o|VIT-\d+|Failed to load resource|ERR_|Loading |already registered|Refused to execute script/,
  );
  first = await release('first');
});

for (const failure of ['render', 'mount'] as const) {
  test(`a build that throws in ${failure}: 'Reintentar' runs the release that mended it, from its own files`, async ({
    page,
  }) => {
    const broken = await release(failure);
    const filesOf = watchFiles(page);
    await page.goto('/prueba');
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const mended = await release('second');
    await retry(page).click();
    await expect(heading(page, 'Prueba: Segunda')).toBeVisible();
    expect(filesOf(mended)).toEqual(['detail', 'prueba', 'remoteEntry']);
    expect(new Set(await blamed(page))).toEqual(new Set([broken]));
  });

  test(`a build that throws in ${failure} twice gives way to the last good version, from its own files`, async ({
    page,
  }) => {
    const broken = await release(failure);
    const filesOf = watchFiles(page);
    await page.goto('/prueba');
    await retry(page).click();
    await expect(retry(page)).toBeVisible();
    await expect.poll(async () => (await blamed(page)).length).toBeGreaterThan(1);
    await retry(page).click();
    await expect(heading(page, 'Prueba: Primera')).toBeVisible();
    expect(filesOf(first)).toEqual(['detail', 'prueba', 'remoteEntry']);
    expect(new Set(await blamed(page))).toEqual(new Set([broken]));
    await navigateInside(page, '/');
    await expect(heading(page, 'Inicio: Primera')).toBeVisible();
  });
}

test('a rollback while the tab is open: the page that fails there comes from the version gone back to', async ({
  page,
}) => {
  const broken = await release('render');
  const filesOf = watchFiles(page);
  await page.goto('/');
  await expect(heading(page, 'Inicio: Rota')).toBeVisible();
  await rollback(TRIAL_STORE, 'mf-trial', await askServer(trialSite.origin));
  expect(await live()).toBe(first);
  await navigateInside(page, '/prueba');
  await expect(retry(page)).toBeVisible();
  await retry(page).click();
  await expect(heading(page, 'Prueba: Primera')).toBeVisible();
  expect(filesOf(first)).toEqual(['detail', 'prueba', 'remoteEntry']);
  expect(new Set(await blamed(page))).toEqual(new Set([broken]));
});

test('a chunk that is lost: the last good version runs, from its own files, and the build that lost it is blamed', async ({
  page,
}) => {
  const broken = await release('second');
  const scripts = join(TRIAL_STORE, 'remotes/mf-trial', broken, 'js');
  for (const file of readdirSync(scripts).filter((name) => name.startsWith('prueba'))) rmSync(join(scripts, file));
  const filesOf = watchFiles(page);
  try {
    await page.goto('/prueba');
    await retry(page).click();
    await expect(heading(page, 'Prueba: Primera')).toBeVisible();
    expect(filesOf(first)).toEqual(['detail', 'prueba', 'remoteEntry']);
    expect(new Set(await blamed(page))).toEqual(new Set([broken]));
  } finally {
    cpSync(join(trialBuild('second'), 'js'), scripts, { recursive: true });
  }
});

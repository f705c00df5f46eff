import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../scripts/lib/chromium.mjs';
import { site } from './servers/ports';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/tests/*.spec.ts', 'mf-*/e2e/*.spec.ts'],
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // One more than cores, because a test waits now and then: with as many, a quarter of the time was idle. Each worker
  // takes whole files, and no test looks at what another one wrote.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A second chance on a shared machine; the report still names a test that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    baseURL: site.origin,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    // A trace costs a third of the time of a run: only a second chance is worth it; `--trace on` gives one at once.
    trace: 'on-first-retry',
    // A page of a test lives too short for code that is compiled twice, the second time well (ADR 0050).
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  webServer: {
    command: 'node --import tsx servers/main.ts',
    url: `${site.origin}/readyz`,
    // Not the zone of the browsers: what is shown and what is printed are told by neither.
    env: { TZ: 'UTC' },
    timeout: 180_000,
    // While tests are written: servers that already run (`E2E_REUSE=1`, started by servers/main.ts) save their start.
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});

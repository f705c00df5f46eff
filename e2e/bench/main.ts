// `pnpm bench`: the budgets of the design's section 9, measured in one run. Times are compared turn about with a single
// bundle of the same code on the same server, and only as ratios: the machine is noisy.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startBackend } from '../../api/src/backend';
import { readConfig } from '../../api/src/config';
import { createLogger } from '../../api/src/http/logger';
import { buildApps, releasedApps } from '../../scripts/lib/build-apps.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/lib/chromium.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { REMOTES } from '../servers/ports';
import { type Line, table } from './budgets';
import { catalogueRatio } from './catalogue';
import { composedStore, singleBundleStore } from './stores';
import { median, type Visit, visit } from './visit';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const PORT = Number(process.env.BENCH_PORT ?? 48360);
const ROUTES = { home: '/', 'thank-you page': '/gracias', configurator: '/sierra/1' };

const kB = (bytes: number) => bytes / 1000;

async function serve(port: number, siteDir: string, databaseUrl?: string) {
  const config = {
    ...readConfig(process.env),
    host: '127.0.0.1',
    port,
    siteDir,
    databaseUrl,
    dataDir: inRoot('.cache/bench/data'),
    logLevel: 'error',
  };
  const backend = await startBackend(config, createLogger(config.logLevel));
  await backend.app.listen({ host: config.host, port });
  return { ...backend, origin: `http://127.0.0.1:${port}` };
}

function entrySizes(): Line[] {
  return REMOTES.map((name) => ({
    what: `remoteEntry of ${name}, gzip`,
    measured: kB(gzipSync(readFileSync(inRoot(name, 'dist/remoteEntry.js'))).length),
    budget: 8,
    unit: 'kB',
  }));
}

function turntableSizes(): Line[] {
  const cars = inRoot('api/media/cars');
  const colours = readdirSync(cars).flatMap((model) =>
    readdirSync(join(cars, model)).map((colour) => join(cars, model, colour)),
  );
  const sizes = colours.map((dir) =>
    readdirSync(dir)
      .filter((file) => /^\d\d\.webp$/.test(file))
      .sort()
      .map((file) => readFileSync(join(dir, file)).length),
  );
  return [
    {
      what: 'first frame of the 360, largest',
      measured: kB(Math.max(...sizes.map(([first]) => first ?? 0))),
      budget: 40,
      unit: 'kB',
    },
    {
      what: 'whole set of a colour, largest',
      measured: kB(Math.max(...sizes.map((set) => set.reduce((a, b) => a + b, 0)))),
      budget: 500,
      unit: 'kB',
    },
  ];
}

async function main() {
  await buildApps(releasedApps());
  const executablePath = ensureChromium();
  mkdirSync(inRoot('.cache/bench'), { recursive: true });
  const composed = await serve(PORT, await composedStore());
  const single = await serve(PORT + 1, await singleBundleStore(), composed.databaseUrl);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const pairs: { composed: Visit; single: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    pairs.push({
      composed: await visit(browser, composed.origin, { slow: true }),
      single: await visit(browser, single.origin, { slow: true }),
    });
  }
  const ratio = (of: (visit: Visit) => number) => median(pairs.map((pair) => of(pair.composed) / of(pair.single)));
  const routes: [string, Visit][] = [];
  for (const [name, path] of Object.entries(ROUTES))
    routes.push([name, await visit(browser, `${composed.origin}${path}`, { slow: false })]);
  await browser.close();
  await single.stop();
  const catalogue = await catalogueRatio(composed.origin);
  await composed.stop();

  const lines: Line[] = [
    {
      what: 'home: composed : single bundle, time to remote content',
      measured: ratio(({ content }) => content),
      budget: 1.05,
      unit: '',
    },
    { what: 'home: composed : single bundle, bytes', measured: ratio(({ bytes }) => bytes), budget: 1.4, unit: '' },
    {
      what: 'home: first paint : single bundle',
      measured: ratio(({ firstPaint }) => firstPaint),
      budget: 0.5,
      unit: '',
    },
    {
      what: 'home: largest paint : single bundle',
      measured: ratio(({ largestPaint }) => largestPaint),
      budget: 0.5,
      unit: '',
    },
    ...routes.map(([name, { scriptBytes }]) => ({
      what: `script of ${name}, brotli`,
      measured: kB(scriptBytes),
      budget: name === 'home' ? 125 : 170,
      unit: 'kB',
    })),
    ...routes.map(([name, { layoutShift }]) => ({
      what: `layout shift of ${name}`,
      measured: layoutShift,
      budget: 0.02,
      unit: '',
    })),
    ...entrySizes(),
    ...turntableSizes(),
    { what: 'catalogue call : hello, requests/s', measured: catalogue.ratio, budget: 0.6, unit: '', atLeast: true },
  ];
  writeFileSync(inRoot('.cache/bench/result.json'), JSON.stringify({ lines, pairs, routes, catalogue }, null, 1));
  const [first] = pairs;
  console.log(`\n${table(lines)}\n`);
  console.log(`medians of ${ROUNDS} rounds, turn about; phone 412x823, CPU 4x slower, 200 kB/s, 150 ms`);
  console.log(
    `home, first round: ${first?.composed.requests} requests composed, ${first?.single.requests} single; largest element ${first?.composed.largestElement}`,
  );
  console.log(`catalogue ${Math.round(catalogue.call)}/s, hello ${Math.round(catalogue.hello)}/s`);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

// `pnpm bench`: the budgets of the design's section 9 and of issue 3, measured in one run. Times are compared turn about
// with a single bundle of the same code on the same server, and only as ratios: the machine is noisy.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { buildApps, releasedApps } from '../../scripts/lib/build-apps.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/lib/chromium.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { accountRoutes, otherRoutes, wizardRoutes } from './addresses';
import { table } from './budgets';
import { catalogue } from './catalogue';
import { choiceToTotal } from './choice';
import { customerWithPayments } from './customer';
import { entrySizes, turntableSizes } from './file-sizes';
import { home } from './home';
import { layoutShift } from './layout-shift';
import { lists } from './lists';
import { mapPan } from './map-pan';
import { receiptViewer } from './receipt-viewer';
import { routes } from './routes';
import { startServers } from './servers';
import { composedStore, singleBundleStore } from './stores';
import { turntable } from './turntable';
import { wizard } from './wizard';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);

async function main() {
  await buildApps(releasedApps());
  const executablePath = ensureChromium();
  mkdirSync(inRoot('.cache/bench'), { recursive: true });
  const servers = await startServers({ composed: await composedStore(), single: await singleBundleStore() });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const compared = await home(browser, servers, ROUNDS);
  const others = await otherRoutes(browser, servers.composed);
  const { customer, owned } = await customerWithPayments(servers.databaseUrl);
  const { purchase } = owned;
  const [account, wizards] = [accountRoutes(owned), wizardRoutes(owned)];
  const opened = await routes(browser, servers.composed, others, { account, wizards }, customer);
  const shifts = await layoutShift(browser, servers.composed, others, { ...account, ...wizards }, customer);
  const listed = await lists(browser, servers.composed, servers.databaseUrl);
  const viewed = await receiptViewer(browser, servers.composed, { customer, purchase });
  const turned = await turntable(browser, servers.composed);
  const panned = await mapPan(browser, servers.composed);
  const chosen = await choiceToTotal(browser, servers.composed);
  const typed = await wizard(browser, servers.composed, servers.databaseUrl);
  await browser.close();
  const called = await catalogue(servers.composed);
  await servers.stop();

  const lines = [
    ...compared.lines,
    ...opened.lines,
    ...shifts.lines,
    ...listed,
    ...viewed,
    ...turned,
    ...panned,
    ...chosen,
    ...typed,
    ...entrySizes(),
    ...turntableSizes(),
    ...called.lines,
  ];
  const raw = { lines, pairs: compared.pairs, routes: opened.visits };
  writeFileSync(inRoot('.cache/bench/result.json'), JSON.stringify(raw, null, 1));
  console.log(`\n${table(lines)}\n`);
  console.log(`medians of ${ROUNDS} rounds, turn about; phone 412x823, CPU 4x slower, 200 kB/s, 150 ms`);
  for (const note of [compared.note, ...shifts.notes]) console.log(note);
  console.log(called.note);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

// `npm test [stage…]`: every check and test, from the linters to the browser. Installs what it needs, and prints that
// it does.
import './lib/node-version.mjs';
import { buildApps, releasedApps, standaloneApps } from './lib/build-apps.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installPackages } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { fail, inRoot, ROOT } from './lib/workspace.mjs';

const show = (script, ...args) => runNode([inRoot('node_modules', script), ...args], { cwd: ROOT, show: true });

const STAGES = {
  lint: () => runNode([inRoot('scripts/lint.mjs')], { cwd: ROOT, show: true }),
  types: () => show('typescript7/bin/tsc', '-p', 'tsconfig.json'),
  interfaces: () => runNode([inRoot('scripts/api-report.mjs')], { cwd: ROOT, show: true }),
  unused: () => show('knip/bin/knip.js', '--treat-config-hints-as-errors'),
  unit: () => show('jest/bin/jest.js'),
  build: () => buildApps([...releasedApps(), ...standaloneApps()]),
  browser: async () => {
    ensureChromium();
    await show('@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts');
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((stage) => !(stage in STAGES));
if (unknown.length > 0) fail(`There is no stage ${unknown.join(', ')}; known: ${Object.keys(STAGES).join(', ')}`);

await installPackages();
const failed = [];
const stages = Object.entries(STAGES).filter(([stage]) => named.length === 0 || named.includes(stage));
for (const [stage, run] of stages) {
  console.log(`\n── ${stage}`);
  try {
    await run();
  } catch (error) {
    failed.push(stage);
    console.error(`${stage} failed: ${error.message}`);
  }
}
console.log(`\n${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'every stage passed'}`);
console.log(`stages: ${stages.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

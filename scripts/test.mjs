// `npm test`: every check and test, from the linters to the browser. Installs what it needs, and prints that it does.
// `npm test -- unit build`: these stages alone. `npm test -- mf-account`: the tests of one remote, in Node and in the browser.
import './lib/node-version.mjs';
import { buildApps, releasedApps, standaloneApps } from './lib/build-apps.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { installPackages } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { fail, inRoot, ROOT, remotes } from './lib/workspace.mjs';

const show = (script, ...args) => runNode([inRoot('node_modules', script), ...args], { cwd: ROOT, show: true });

const named = process.argv.slice(2);
const chosen = remotes().filter((remote) => named.includes(remote));
const filesOfChosen = chosen.map((remote) => `${remote}/`);

const STAGES = {
  lint: () => runNode([inRoot('scripts/lint.mjs')], { cwd: ROOT }),
  types: () => runNode([inRoot('node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.json'], { cwd: ROOT }),
  interfaces: () => runNode([inRoot('scripts/api-report.mjs')], { cwd: ROOT }),
  unused: () => runNode([inRoot('node_modules/knip/bin/knip.js'), '--treat-config-hints-as-errors'], { cwd: ROOT }),
  unit: () => show('jest/bin/jest.js', ...filesOfChosen),
  build: () => buildApps([...standaloneApps(), ...releasedApps()]),
  browser: async () => {
    ensureTestBrowser();
    await show('@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...filesOfChosen);
  },
};

/** Each of these keeps one core busy: they run side by side, and print when they are over. */
const SIDE_BY_SIDE = ['lint', 'types', 'interfaces', 'unused'];

/** Those that look at one remote; the others look at the whole. */
const OF_A_REMOTE = ['unit', 'build', 'browser'];

const unknown = named.filter((name) => !(name in STAGES || chosen.includes(name)));
if (unknown.length > 0)
  fail(`There is no stage ${unknown.join(', ')}; known: ${[...Object.keys(STAGES), ...remotes()].join(', ')}`);
const stagesNamed = named.filter((name) => name in STAGES);
const wanted = stagesNamed.length > 0 ? stagesNamed : chosen.length > 0 ? OF_A_REMOTE : Object.keys(STAGES);

await installPackages();
const failed = [];
async function run(stage, prints) {
  if (prints) console.log(`\n── ${stage}`);
  const { output, error } = await STAGES[stage]().then(
    (output) => ({ output }),
    (error) => ({ output: error.output, error }),
  );
  if (!prints) console.log(`\n── ${stage}`);
  if (output) console.log(output.trimEnd());
  if (!error) return;
  failed.push(stage);
  console.error(`${stage} failed: ${error.message}`);
}
const stages = Object.keys(STAGES).filter((stage) => wanted.includes(stage));
const [together, oneByOne] = [true, false].map((is) => stages.filter((stage) => SIDE_BY_SIDE.includes(stage) === is));
await Promise.all(together.map((stage) => run(stage, false)));
for (const stage of oneByOne) await run(stage, true);
console.log(`\n${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'every stage passed'}`);
console.log(`stages: ${stages.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

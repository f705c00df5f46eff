// `npm test`: every check and test, from the linters to the browser. Installs what it needs, and prints that it does.
// `npm test -- unit build`: these stages alone. `npm test -- mf-account`: the tests of one remote, in Node and in the browser.
import './lib/node-version.mjs';
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
  build: () => runNode([inRoot('scripts/build.mjs'), '--standalone'], { cwd: ROOT }),
  browser: async () => {
    ensureTestBrowser();
    await show('@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...filesOfChosen);
  },
};

/**
 * What runs side by side, one group after the other: each check keeps one core busy, and the builds use what the unit
 * tests leave while they wait.
 */
const GROUPS = [['lint', 'types', 'interfaces', 'unused'], ['build', 'unit'], ['browser']];

/** Those whose output goes to the terminal as it comes. */
const PRINTING = ['unit', 'browser'];

/** Those that look at one remote; the others look at the whole. */
const OF_A_REMOTE = ['unit', 'build', 'browser'];

const unknown = named.filter((name) => !(name in STAGES || chosen.includes(name)));
if (unknown.length > 0)
  fail(`There is no stage ${unknown.join(', ')}; known: ${[...Object.keys(STAGES), ...remotes()].join(', ')}`);
const stagesNamed = named.filter((name) => name in STAGES);
const wanted = stagesNamed.length > 0 ? stagesNamed : chosen.length > 0 ? OF_A_REMOTE : Object.keys(STAGES);

await installPackages();
const failed = [];
/** Runs a stage; one that does not print by itself is printed when it is over. */
async function run(stage) {
  const prints = PRINTING.includes(stage);
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
for (const group of GROUPS.map((names) => names.filter((name) => stages.includes(name))))
  await Promise.all(group.map(run));
console.log(`\n${failed.length > 0 ? `failed: ${failed.join(', ')}` : 'every stage passed'}`);
console.log(`stages: ${stages.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

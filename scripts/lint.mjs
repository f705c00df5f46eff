// `pnpm lint`: format and lint rules (biome), import directions (dependency-cruiser), and by the types of
// browser code functions of the web that a supported browser lacks, and texts that a translator would freeze.
import './lib/node-version.mjs';
import { browserProgram } from './lib/browser-program.mjs';
import { runNode } from './lib/run.mjs';
import { textsBesideOthers } from './lib/translated-texts.mjs';
import { webFunctionsAboveFloor } from './lib/web-functions.mjs';
import { fail, inRoot, ROOT, remotes } from './lib/workspace.mjs';

const FOLDERS = ['shell', ...remotes(), 'shared', 'api', 'e2e'];

/** Checks the imports; a run that saw no modules has checked nothing. */
async function checkImports() {
  const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const json = await runNode([cruiser, ...FOLDERS, '--output-type', 'json'], { cwd: ROOT }).catch(
    ({ output }) => output,
  );
  const { summary } = JSON.parse(json);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.severity} ${rule.name}: ${from} -> ${to}`);
  if (summary.error > 0) fail(`${summary.error} imports go the wrong way.`);
  if (summary.totalCruised === 0) fail('The import check saw no modules.');
  console.log(`Imports checked: ${summary.totalCruised} modules.`);
}

/** Checks browser code by its types. */
function checkBrowserCode() {
  const program = browserProgram();
  const above = webFunctionsAboveFloor(program);
  const frozen = textsBesideOthers(program);
  for (const use of above) console.error(`Above the browser floor (docs/adr/0055-browser-floor.md): ${use}`);
  for (const text of frozen) console.error(`Give this text an element of its own: ${text}`);
  if (above.length + frozen.length > 0) fail('Browser code breaks its rules.');
  console.log(`Browser code checked: ${program.files.length} files.`);
}

const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
await runNode([biome, 'check', '.'], { cwd: ROOT, show: true }).catch(() => process.exit(1));
await checkImports();
checkBrowserCode();

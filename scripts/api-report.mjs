// `pnpm api-report [update]`: the public interface of each shared package stands in its `api-report.md`, with the version that
// has it. The check fails when the code has another interface; an update is refused unless the version was raised,
// because remotes that are live already count on what that version promised.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { runNode } from './lib/run.mjs';
import { fail, inRoot, ROOT } from './lib/workspace.mjs';

const DECLARATIONS = '.cache/declarations';
const REPORTS = '.cache/api-reports';

const packageOf = (folder) => JSON.parse(readFileSync(inRoot('shared', folder, 'package.json'), 'utf8'));
const committed = (folder) => inRoot('shared', folder, 'api-report.md');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The interface of a package's main entry, as api-extractor writes it down. */
function extract(folder) {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot('shared', folder, 'package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: ROOT,
      mainEntryPointFilePath: inRoot(DECLARATIONS, 'shared', folder, 'src/index.d.ts'),
      compiler: { tsconfigFilePath: inRoot('tooling/tsconfig.declarations.json'), skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: folder,
        reportFolder: inRoot(REPORTS),
        reportTempFolder: inRoot(REPORTS, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        // Release tags and forgotten exports are notes for packages on npm: the types matter here.
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  return readFileSync(inRoot(REPORTS, `${folder}.api.md`), 'utf8');
}

const [mode] = process.argv.slice(2);
if (mode !== undefined && mode !== 'update') fail('Usage: pnpm api-report [update]');

for (const folder of [DECLARATIONS, REPORTS]) rmSync(inRoot(folder), { recursive: true, force: true });
mkdirSync(inRoot(REPORTS, 'temp'), { recursive: true });
// TypeScript 7 leaves out some declarations of packages that import each other, now and then.
await runNode([inRoot('node_modules/typescript/bin/tsc'), '-p', 'tooling/tsconfig.declarations.json'], {
  cwd: ROOT,
  show: true,
}).catch(() => fail('The declarations of the shared packages could not be written.'));

// Nobody counts on a version of these: `journey` is bundled where it is used, no build contains `testing`.
const unversioned = ['journey', 'testing'];
const problems = [];
for (const folder of readdirSync(inRoot('shared')).filter((name) => !unversioned.includes(name))) {
  const { name, version } = packageOf(folder);
  const title = `# ${name} ${version}\n`;
  const before = read(committed(folder));
  const now = `${title}\n${extract(folder)}`;
  if (now === before) continue;
  const isSameVersion = before.startsWith(title);
  if (mode === 'update' && !isSameVersion) writeFileSync(committed(folder), now);
  else if (isSameVersion)
    problems.push(
      `${name}: its public interface is no longer that of ${version}: raise the version in shared/${folder}/package.json, then \`pnpm api-report update\`.`,
    );
  else problems.push(`${name}: shared/${folder}/api-report.md is not that of ${version}: \`pnpm api-report update\`.`);
}
if (problems.length > 0) fail(problems.join('\n'));
console.log('The public interfaces of the shared packages are those of their versions.');

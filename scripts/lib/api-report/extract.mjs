import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { runNode } from '../run.mjs';
import { fail, inRoot, ROOT } from '../workspace.mjs';

const DECLARATIONS = '.cache/declarations';
const REPORTS = '.cache/api-reports';

/** Regenerates the declarations of every shared package. Ends the process if the sources do not compile. */
export async function writeDeclarations() {
  for (const folder of [DECLARATIONS, REPORTS]) rmSync(inRoot(folder), { recursive: true, force: true });
  // TypeScript 7 sometimes omits declarations of packages that import each other.
  await runNode([inRoot('node_modules/typescript/bin/tsc'), '-p', 'tooling/tsconfig.declarations.json'], {
    cwd: ROOT,
    show: true,
  }).catch(() => fail('The declarations of the shared packages could not be written.'));
  for (const folder of readdirSync(inRoot('shared'))) writeEntry(folder);
}

const entryOf = (folder) => inRoot(DECLARATIONS, 'shared', folder, 'entries.d.ts');

/**
 * Writes a module with the exports of a package's main entry and of the entries that its package.json lists as shared.
 */
function writeEntry(folder) {
  const { exports, sharedEntries = [] } = JSON.parse(readFileSync(inRoot('shared', folder, 'package.json'), 'utf8'));
  const files = ['./src/index.ts', ...sharedEntries.map((entry) => exports[entry])];
  writeFileSync(entryOf(folder), files.map((file) => `export * from '${file.replace(/\.ts$/, '')}';\n`).join(''));
}

const configOf = (folder) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot('shared', folder, 'package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: ROOT,
      mainEntryPointFilePath: entryOf(folder),
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
        // Release tags and forgotten exports are notes for packages on npm: only the types matter here.
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });

let compiled;

/** One program for all packages: each package's own would read and bind the same declarations again. */
function compilerState(config) {
  compiled ??= CompilerState.create(config, { additionalEntryPoints: readdirSync(inRoot('shared')).map(entryOf) });
  return compiled;
}

/** The interface of the package in `shared/<folder>`, as written by api-extractor. */
export function extractInterface(folder) {
  const config = configOf(folder);
  Extractor.invoke(config, {
    localBuild: true,
    compilerState: compilerState(config),
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  return readFileSync(inRoot(REPORTS, `${folder}.api.md`), 'utf8');
}

// `pnpm api-report [update]`: the public interface of each shared package is in its `api-report.md`, with its version,
// and in `api-exports.json`, for each export, the version that gave it its current shape. Both are compared with what
// has landed: a line removed from the report needs a major version, a line added to it a minor one, because live
// remotes rely on what a version promised.
import './lib/node-version.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extractInterface, writeDeclarations } from './lib/api-report/extract.mjs';
import { exportsOf, judge, versionIn } from './lib/api-report/judge.mjs';
import { earlierTexts, fileAt, landedCommit } from './lib/api-report/landed.mjs';
import { fail, inRoot } from './lib/workspace.mjs';

const [mode] = process.argv.slice(2);
if (mode !== undefined && mode !== 'update') fail('Usage: pnpm api-report [update]');

const commit = landedCommit();
const onDisk = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined);
/** Without a repository, the files on disk count as landed. */
const landed = (file) => (commit === undefined ? onDisk(file) : fileAt(commit, file));

/**
 * Reports that the version is compared with: the landed one and, if that has this very version, the one before, unless
 * it is older than this rule, when there were no tables of exports.
 */
function* reportsBefore(version, files) {
  const file = files.report;
  const base = landed(file);
  if (base === undefined) return;
  yield base;
  if (versionIn(base) !== version || commit === undefined) return;
  for (const text of earlierTexts(commit, file, files.exports)) if (versionIn(text) !== version) return yield text;
}

/** Checks one package, or regenerates its two files. Returns what is wrong, as sentences. */
function check(folder) {
  const { name, version } = JSON.parse(onDisk(`shared/${folder}/package.json`));
  if (!/^\d+\.\d+\.\d+$/.test(version)) return [`${name}: its version is '${version}', not three numbers.`];
  const files = { report: `shared/${folder}/api-report.md`, exports: `shared/${folder}/api-exports.json` };
  const now = `# ${name} ${version}\n\n${extractInterface(folder)}`;
  for (const before of reportsBefore(version, files)) {
    const problem = judge(name, before, now);
    if (problem)
      return [`${problem}\n    Set the version in shared/${folder}/package.json, then \`pnpm api-report update\`.`];
  }
  const base = {
    report: landed(files.report),
    exports: JSON.parse(landed(files.exports) ?? onDisk(files.exports) ?? '{}'),
  };
  const texts = { [files.report]: now, [files.exports]: exportsOf(base, now) };
  const stale = Object.keys(texts).filter((file) => onDisk(file) !== texts[file]);
  if (mode === 'update') for (const file of stale) writeFileSync(inRoot(file), texts[file]);
  else if (stale.length > 0)
    return [`${name}: ${stale.join(' and ')} not that of ${version}: \`pnpm api-report update\`.`];
  return [];
}

// No code needs a version of these: `journey` is bundled where it is used, no build contains `testing`.
const unversioned = ['journey', 'testing'];

await writeDeclarations();
const problems = readdirSync(inRoot('shared'))
  .filter((folder) => !unversioned.includes(folder))
  .flatMap(check);
if (problems.length > 0) fail(problems.join('\n'));
console.log('The public interfaces of the shared packages are those of their versions.');

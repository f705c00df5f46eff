import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const RECORDS = resolve(ROOT, 'docs/adr');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const records = readdirSync(RECORDS).filter((file) => file !== 'README.md');

/** Where a document's links to files of the repository lead, relative to the document. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, target]) => target as string);

test('every link of a document to a file leads to one', () => {
  const dead = documents.flatMap((file) =>
    linksOf(read(file))
      .filter((target) => !existsSync(resolve(ROOT, dirname(file), target)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(dead).toEqual([]);
});

test('decisions are numbered without gaps, each with its number, status and date, and listed', () => {
  const index = read('docs/adr/README.md');
  expect(records.map((file) => file.slice(0, 4))).toEqual(records.map((_, i) => String(i + 1).padStart(4, '0')));
  for (const file of records) {
    expect(read(`docs/adr/${file}`)).toMatch(
      new RegExp(`^# ${file.slice(0, 4)} .+\\n\\n(Accepted|Superseded by \\d{4}), \\d{4}-\\d\\d-\\d\\d\\n`),
    );
    expect(index).toContain(`](${file})`);
  }
});

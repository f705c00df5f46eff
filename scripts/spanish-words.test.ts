import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueRows } from '../api/src/seed/catalogue/rows';

const ROOT = resolve(__dirname, '..');

/** What a buyer must not read, and what is written instead. */
const NOT_OURS: Readonly<Record<string, RegExp>> = {
  'thousands have a comma: 10,000': /(?<![\d.,:-])\d{1,3}(?:[. ]000)+(?![\d.])/gu,
  'a wheel is an aro': /(?<!\p{L})rin(?:es)?(?![\p{L}-])/giu,
};

/** 'place: text' for each text that says it otherwise. */
const faults = (texts: Iterable<readonly [place: string, text: string]>) =>
  [...texts].flatMap(([place, text]) =>
    Object.entries(NOT_OURS).flatMap(([rule, otherwise]) =>
      (text.match(otherwise) ?? []).map((found) => `${place}: ${found.trim()} (${rule})`),
    ),
  );

test.each(['30.000 km', '10 000 km', '1.000.000', 'Rin de aleación', 'cuatro rines'])('%p is found', (text) => {
  expect(faults([['here', text]])).toHaveLength(1);
});

test.each(['30,000 km', '1.5 Turbo', '12.345', 'rincón', '-78.467', 'Aros de 17"', '2026, 000'])(
  '%p is not',
  (text) => {
    expect(faults([['here', text]])).toEqual([]);
  },
);

test('texts of the demo catalogue', () => {
  const texts = Object.entries(catalogueRows()).flatMap(([table, rows]) =>
    (rows as object[]).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        typeof value === 'string' && !value.startsWith('/') ? [[`${table}.${column}`, value] as const] : [],
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(4000);
  expect(faults(texts)).toEqual([]);
});

test('texts of the sources', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.html', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(faults(files.map((file) => [file, readFileSync(resolve(ROOT, file), 'utf8')]))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SOURCE = `
declare namespace JSX { interface IntrinsicElements { p: object; b: object; li: object; button: object } }
const FIXED = 'fixed';
export const Words = ({ name, count, children }: { name: string; count: number; children: JSX.Element }) => [
  <p>{name}</p>,
  <p>{name} and {children}</p>,
  <p>{FIXED} {children}</p>,
  <p>{count > 0 && <b>{count}</b>} {children}</p>,
  <p>{\`\${name}, \${count}\`}</p>,
];
export const late = (list: number[], form: HTMLFormElement) => [
  new URLSearchParams().size, list.toSorted(), form.requestSubmit(), AbortSignal.any([]), URL.canParse(''),
  new Set([1]).size, list.at(-1), form.reset(), new URL('').href,
];
export const attributes = <p popover="auto"><button inert>{FIXED}</button></p>;
`;

/** Runs a check of `pnpm lint` over one file. @returns what it found, without the place */
function check(module: string, name: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-lint-'));
  const file = join(folder, 'words.tsx');
  writeFileSync(file, SOURCE);
  const script = `
    import ts from 'typescript';
    import { ${name} } from './scripts/lib/${module}';
    const options = { jsx: ts.JsxEmit.Preserve, strict: true, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], types: [] };
    const program = ts.createProgram([${JSON.stringify(file)}], options);
    const files = [program.getSourceFile(${JSON.stringify(file)})];
    console.log(JSON.stringify(${name}({ files, checker: program.getTypeChecker(), placeOf: () => '' })));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as string[]).map((line) => line.trim());
}

test('functions and attributes above the browser floor are found by their types', () => {
  const found = check('web-functions.mjs', 'webFunctionsAboveFloor').map((line) => line.split(': ')[0]);
  expect(found).toEqual([
    'URLSearchParams.size',
    'Array.toSorted',
    'HTMLFormElement.requestSubmit',
    'AbortSignal.any',
    'URL.canParse',
    '<p popover>',
    '<button inert>',
  ]);
});

test('a text that changes beside something else is found, one alone or constant is not', () => {
  expect(check('translated-texts.mjs', 'textsBesideOthers')).toEqual(['{name}']);
});

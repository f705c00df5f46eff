import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Configuration, type Stats, webpack } from 'webpack';

const { cssAboveFloor } = require('./floor/css.cjs') as { cssAboveFloor(source: string): string[] };
const { scriptAboveFloor } = require('./floor/script.cjs') as {
  scriptAboveFloor(source: string, guarded?: string[]): string[];
};
const { base } = require('./base.cjs') as { base(options: object): Configuration };

const named = (above: string[]) => above.map((what) => what.split(': ')[0]);

test.each([
  ['.a { color: light-dark(#fff, #000) }', ['light-dark()']],
  ['.a { background: color-mix(in srgb, red 50%, transparent) }', ['color-mix()']],
  ['.a:has(b) { color: red }', [':has']],
  ['.a { & b { color: red } }', ['&']],
  ['.a { inline-size: 10cqi }', ['cqi']],
  ['@media (width < 40rem) { .a { color: red } }', ['a range in @media']],
  ['@container (min-width: 1px) { .a { color: red } }', ['@container']],
])('%s is above the floor', (source, names) => {
  expect(named(cssAboveFloor(source))).toEqual(expect.arrayContaining(names));
});

test.each([
  '@layer ui { dialog::backdrop { inset: 0; block-size: 100dvh } }',
  '@supports selector(:has(a)) { .a:has(b) { color: red } }',
  '.a { scale: 1.2; accent-color: red; aspect-ratio: 1; text-wrap: balance }',
])('%s is not above the floor', (source) => {
  expect(cssAboveFloor(source)).toEqual([]);
});

test.each([
  ['list.toSorted()', 'Array.toSorted'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
  ['class A { static { a() } }', 'a static block'],
  ['/(?<=a)b/.test(c)', 'a lookbehind in a pattern'],
])('%s is above the floor', (source, name) => {
  expect(named(scriptAboveFloor(source))).toEqual([name]);
});

test('syntax of a later year is refused, what the oldest browsers know is not', () => {
  expect(() => scriptAboveFloor('/[a--b]/v')).toThrow(SyntaxError);
  expect(
    scriptAboveFloor('class A { #b = 1; c = a?.at(-1) ?? Object.hasOwn(this, "b"); d() { return #b in this } }'),
  ).toEqual([]);
});

test('a name that is allowed besides is not above the floor, any other is', () => {
  expect(named(scriptAboveFloor('Promise.withResolvers(); list.toSorted()', ['Promise.withResolvers']))).toEqual([
    'Array.toSorted',
  ]);
});

describe('a build', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'vitrina-floor-'));
    symlinkSync(resolve(__dirname, '../node_modules'), join(dir, 'node_modules'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  /** Builds a script with a stylesheet. @returns what went wrong, and the stylesheet as it was emitted */
  async function build(script: string, css: string) {
    writeFileSync(join(dir, 'main.js'), `import './main.css'; ${script}`);
    writeFileSync(join(dir, 'main.css'), css);
    const config = base({ app: 'probe', dir, output: join(dir, 'dist') });
    const compiler = webpack({ ...config, entry: './main.js', cache: false, devtool: false });
    const stats = await new Promise<Stats>((done, fail) =>
      compiler?.run((error, result) => (result ? done(result) : fail(error))),
    );
    const styles = join(dir, 'dist/css');
    return {
      errors: stats.compilation.errors.map(({ message }) => message),
      css: readdirSync(styles).map((file) => readFileSync(join(styles, file), 'utf8')),
    };
  }

  test('writes colours for both schemes, prefixes and media ranges as the oldest browsers read them', async () => {
    const { errors, css } = await build(
      'console.warn(1)',
      ':root { color-scheme: light dark; --a: light-dark(#fff, #000) } @media (width < 9rem) { a { user-select: none } }',
    );
    expect(errors).toEqual([]);
    expect(css).toEqual([
      expect.stringMatching(/^(?!.*(light-dark\(|[<>])).*prefers-color-scheme:dark.*-webkit-user-select:none/s),
    ]);
  });

  test('fails, and names what it found', async () => {
    const { errors } = await build('console.warn([1].toSorted())', 'a:has(b) { color: red }');
    expect(errors).toEqual([
      expect.stringMatching(/\.css is above the browser floor: :has: firefox 115/),
      expect.stringMatching(/\.js is above the browser floor: Array\.toSorted: chrome 109/),
    ]);
  });
});

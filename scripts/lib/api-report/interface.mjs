import { createHash } from 'node:crypto';

const OPENING = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum|namespace) (\w+)/;

/** Exported names of a line `export { A as B, C }`. */
const reExported = (line) =>
  /^export \{(.*)\}/
    .exec(line)?.[1]
    .split(',')
    .map((item) => item.trim().split(' as ').at(-1));

/**
 * The declarations of a report: name -> its lines. Omits comments and imports, which promise nothing; overloads are
 * under one name.
 */
export function declarationsOf(report) {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const declarations = new Map();
  for (const block of code.split(/\n\n+/)) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//') && !line.startsWith('import '));
    const [first] = lines;
    if (first === undefined) continue;
    const names = reExported(first) ?? [OPENING.exec(first)?.[1] ?? first];
    for (const name of names) declarations.set(name, [...(declarations.get(name) ?? []), ...lines]);
  }
  return declarations;
}

/** 'Button: busy?: boolean;' for every line, as many times as it occurs. */
const promises = (report) =>
  [...declarationsOf(report)].flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));

function without(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What a report promises that the previous one did not (`joined`), and the reverse (`gone`). */
export function compareReports(before, now) {
  const [old, present] = [promises(before), promises(now)];
  return { gone: without(old, present), joined: without(present, old) };
}

/**
 * The lowest version after `version` that may have this difference: a removed line needs a major, an added one a minor.
 */
export function lowestAfter(version, { gone, joined }) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (gone.length > 0) return `${major + 1}.0.0`;
  return joined.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`;
}

/** Whether version `a` is at least `b`; both are three numbers. */
export function isAtLeast(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 || left[at] > right[at];
}

/** Digest of each export: of its own lines and those of all that they name in this package. */
export function shapesOf(report) {
  const declarations = declarationsOf(report);
  const reach = (name, seen) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const [word] of declarations.get(name).join('\n').matchAll(/\w+/g))
      if (declarations.has(word)) reach(word, seen);
    return seen;
  };
  const shapes = {};
  for (const [name, [first]] of [...declarations].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!first.startsWith('export ')) continue;
    const text = [...reach(name, new Set())].sort().map((part) => declarations.get(part).join('\n'));
    shapes[name] = createHash('sha256').update(text.join('\n\n')).digest('hex').slice(0, 10);
  }
  return shapes;
}

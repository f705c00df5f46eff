// What a build has to know of the shared packages' sources: which exports are calls, where an address builder leads,
// which version has an export.
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const ts = require('typescript');

/** Real folder of a package as installed for the app in `dir`; undefined if the app does not depend on it. */
function folderOf(dir, name) {
  const folder = path.join(dir, 'node_modules', name);
  return fs.existsSync(folder) ? fs.realpathSync(folder) : undefined;
}

/** The contract's calls: name of the export -> address ('/api/leads/quotation'). */
function callsOf(contract) {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(contract, 'src/index.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, require);
  const isCall = (value) => typeof value?.path === 'string' && 'request' in value && 'access' in value;
  const calls = Object.entries(module.exports).filter(([, value]) => isCall(value));
  return Object.fromEntries(calls.map(([name, { path: address }]) => [name, `/api/${address}`]));
}

/**
 * The targets of each address builder: name -> paths of pages. Read from the text of navigation's paths.ts, where every
 * builder names the entries of `routeShapes` or the other builders that it uses.
 */
function linksOf(navigation) {
  const file = path.join(navigation, 'src/paths.ts');
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const objects = {};
  const find = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (ts.isObjectLiteralExpression(value)) objects[node.name.text] = value.properties;
    }
    ts.forEachChild(node, find);
  };
  find(source);
  const { routeShapes = [], paths = [] } = objects;
  const shapes = Object.fromEntries(routeShapes.map(({ name, initializer }) => [name.text, initializer.text]));
  const builders = Object.fromEntries(paths.map((property) => [property.name.text, property]));
  const reached = (name, seen = new Set()) => {
    if (seen.has(name) || !builders[name]) return [];
    seen.add(name);
    const found = [];
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
        if (node.expression.text === 'routeShapes') found.push(shapes[node.name.text]);
        if (node.expression.text === 'paths') found.push(...reached(node.name.text, seen));
      }
      ts.forEachChild(node, visit);
    };
    visit(builders[name]);
    return found;
  };
  const links = Object.fromEntries(Object.keys(builders).map((name) => [name, [...new Set(reached(name))]]));
  const lost = Object.keys(links).filter((name) => links[name].length === 0);
  if (lost.length > 0 || Object.keys(links).length === 0)
    throw new Error(`${file}: it cannot be read where ${lost.join(', ') || 'its builders'} leads`);
  return { builders: links, shapes };
}

/** Table of a package's exports: name -> { since }; undefined for a package without one. */
function exportTable(folder) {
  const file = path.join(folder, 'api-exports.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

const numbers = (version) => version.split('.').map(Number);
const higher = (a, b) => {
  const at = numbers(a).findIndex((number, index) => number !== numbers(b)[index]);
  return at >= 0 && numbers(a)[at] < numbers(b)[at] ? b : a;
};

/**
 * The versions of a package that have the used exports, as a range: from the one that gave the last of these exports
 * its current shape, up to the major after the installed one. Packages from npm follow semver and have no table: their
 * patches add nothing.
 * @param used names of exports; '*' stands for all
 */
function rangeOf(version, table, used) {
  const [major, minor] = numbers(version);
  if (!table) return `^${major}.${minor}.0`;
  const names = used.includes('*') ? Object.keys(table) : used;
  const since = names.map((name) => table[name]?.since ?? version);
  return `>=${since.reduce(higher, '1.0.0')} <${major + 1}.0.0`;
}

module.exports = { callsOf, exportTable, folderOf, linksOf, rangeOf };

// A remote's declaration (`remote.ts`), read at build time.
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const { ROOT, readJson, scopeOf } = require('./paths.cjs');

/** Every page and slot of the remote as a module: { kind, name, expose: 'p1' | 'slot-login', file: './src/…' }. */
function modulesOf({ pages, slots = [] }) {
  return [
    ...pages.map(({ name, expose = name }) => ({ kind: 'page', name, expose, file: `./src/pages/${expose}.page.ts` })),
    ...slots.map(({ name, expose = name }) => ({
      kind: 'slot',
      name,
      expose: `slot-${expose}`,
      file: `./src/slots/${expose}.slot.ts`,
    })),
  ];
}

/** Default export of a `remote.ts`. It is pure data: nothing that it could import is available. */
function evaluate(file) {
  const { code } = esbuild.transformSync(fs.readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    sourcefile: file,
  });
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports.default;
}

/**
 * The declaration of the remote in `dir`, with its release (`version` of its package.json), container name and modules.
 * Throws if a module that it names has no file, or if its name is not that of its folder.
 */
function readDeclaration(dir) {
  const file = path.join(dir, 'remote.ts');
  const declaration = evaluate(file);
  const modules = modulesOf(declaration);
  const lost = modules.filter((m) => !fs.existsSync(path.join(dir, m.file)));
  if (lost.length > 0) {
    throw new Error(
      `${file} declares what has no file: ${lost.map((m) => `${m.kind} '${m.name}' (${m.file})`).join(', ')}`,
    );
  }
  if (declaration.name !== path.basename(dir)) {
    throw new Error(`${file} says name '${declaration.name}', but its folder is '${path.basename(dir)}'`);
  }
  return {
    ...declaration,
    scope: scopeOf(declaration.name),
    version: readJson(path.join(dir, 'package.json')).version,
    modules,
  };
}

/** Folders of all remotes of the workspace, in alphabetical order. */
const remoteFolders = () =>
  fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(ROOT, name, 'remote.ts')))
    .sort()
    .map((name) => path.join(ROOT, name));

module.exports = { readDeclaration, remoteFolders };

const fs = require('node:fs');
const path = require('node:path');
const { readJson } = require('../paths.cjs');
const { dropDescription, emitLast, emittedFiles, json, loadable } = require('./assets.cjs');

/** Files of the lazily provided packages: share key -> scripts and styles of its chunk. */
function lazyFiles(compilation) {
  const provided = [...compilation.modules].filter((module) => module.type === 'provide-module' && !module._eager);
  return Object.fromEntries(
    provided.map((module) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
      return [module._name, loadable(group ? group.getFiles() : [])];
    }),
  );
}

/**
 * Exports of each shared package that the shell provides: share key -> names; omits a package whose names are unknown.
 */
function providedExports(compilation) {
  const { moduleGraph } = compilation;
  const provided = [...compilation.modules].filter((module) => module.type === 'provide-module');
  const named = provided.map((module) => {
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    return [module._name, moduleGraph.getExportsInfo(moduleGraph.getModule(dependency)).getProvidedExports()];
  });
  return Object.fromEntries(named.filter(([, names]) => Array.isArray(names)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes what the release tool needs of the shell beside its files: `shell.json` (versions, what it provides and its
 * exports, the calls and links it contains, entry and fonts), the document's template `index.html`, the icons with the
 * web manifest, and the static first paint of each layout.
 */
class ShellFilesPlugin {
  constructor(dir, shared, contents) {
    this.dir = dir;
    this.shared = shared;
    this.contents = contents;
  }

  apply(compiler) {
    dropDescription(compiler, 'ShellFilesPlugin', 'shell.json');
    emitLast(compiler, 'ShellFilesPlugin', (compilation) => ({
      'shell.json': json(this.describe(compilation)),
      ...this.copies(compilation),
    }));
  }

  describe(compilation) {
    const provides = [...compilation.modules].filter((m) => m.type === 'provide-module').map((m) => m._name);
    const { calls, links } = this.contents.list(compilation);
    return {
      version: readJson(path.join(this.dir, 'package.json')).version,
      provides: Object.fromEntries(provides.sort().map((key) => [key, this.shared[key].version])),
      exports: providedExports(compilation),
      calls,
      links,
      lazy: lazyFiles(compilation),
      entry: loadable(compilation.entrypoints.get('main').getFiles()),
      emitted: emittedFiles(compilation),
      fonts: Object.keys(compilation.assets)
        .filter((file) => /^fonts\/subset\/[^/]*\.woff2$/.test(file))
        .sort(),
    };
  }

  copies(compilation) {
    const sources = path.join(this.dir, 'src');
    const paints = path.join(sources, 'first-paint');
    const icons = path.join(sources, 'icons');
    const fragments = fs.readdirSync(paints).filter((file) => file.endsWith('.html'));
    const files = [
      'index.html',
      ...fs.readdirSync(icons).map((file) => `icons/${file}`),
      ...fragments.map((file) => `first-paint/${file}`),
    ];
    for (const folder of [paints, icons]) compilation.contextDependencies.add(folder);
    for (const file of files) compilation.fileDependencies.add(path.join(sources, file));
    return Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(sources, file))]));
  }
}

module.exports = { ShellFilesPlugin };

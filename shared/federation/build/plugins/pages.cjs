const { LAZY } = require('../sharing.cjs');
const { emitLast, json, loadable } = require('./assets.cjs');

const consumedBy = (compilation, chunks) =>
  chunks.flatMap((chunk) =>
    [...(compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])].map(
      (module) => module.options.shareKey,
    ),
  );

/**
 * Writes `pages.json` beside the container: the remote's declaration, for each page and slot the files of its first
 * load and the lazily provided packages it uses, and `needs`: what the whole remote takes from the shell.
 */
class PagesPlugin {
  /** @param scope function that returns the name of the container when all files are there */
  constructor(declaration, shared, scope) {
    this.declaration = declaration;
    this.shared = shared;
    this.scope = scope;
  }

  apply(compiler) {
    emitLast(compiler, 'PagesPlugin', (compilation) => ({ 'pages.json': json(this.describe(compilation)) }));
  }

  describe(compilation) {
    const { name, version, contract, pages, slots = [], modules } = this.declaration;
    const scope = this.scope();
    const built = (kind) => (entry) => {
      const { expose } = modules.find((m) => m.kind === kind && m.name === entry.name);
      const group = compilation.namedChunkGroups.get(expose);
      const uses = new Set(consumedBy(compilation, group.chunks).filter((key) => LAZY.includes(key)));
      return { ...entry, expose: `./${expose}`, files: loadable(group.getFiles()), uses: [...uses].sort() };
    };
    const keys = [...new Set(consumedBy(compilation, [...compilation.chunks]))].sort();
    const needs = Object.fromEntries(keys.map((key) => [key, this.shared[key].requiredVersion]));
    return { name, scope, version, contract, needs, pages: pages.map(built('page')), slots: slots.map(built('slot')) };
  }
}

module.exports = { PagesPlugin };

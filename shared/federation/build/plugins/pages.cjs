const { exportTable, folderOf, rangeOf } = require('../shared-sources.cjs');
const { LAZY, packageOf } = require('../sharing.cjs');
const { dropDescription, emitLast, emittedFiles, json, loadable } = require('./assets.cjs');

const consumedBy = (compilation, chunks) =>
  chunks.flatMap((chunk) =>
    [...(compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])].map(
      (module) => module.options.shareKey,
    ),
  );

/**
 * Writes `pages.json` beside the container: the remote's declaration; for each page and slot the files of its first
 * load and the lazily provided packages it uses; what the whole remote contains (`calls`, `exports`, `links`, `emitted`
 * files), and the resulting ranges: `needs` of the shell's packages, `contract` of the server's.
 */
class PagesPlugin {
  /** @param build { dir, declaration, shared, contents, scope: () => name of the container once all files exist } */
  constructor(build) {
    this.build = build;
  }

  apply(compiler) {
    dropDescription(compiler, 'PagesPlugin', 'pages.json');
    emitLast(compiler, 'PagesPlugin', (compilation) => ({ 'pages.json': json(this.describe(compilation)) }));
  }

  describe(compilation) {
    const { declaration, contents, scope } = this.build;
    const { name, version, pages, slots = [], modules } = declaration;
    const built = (kind) => (entry) => {
      const { expose } = modules.find((m) => m.kind === kind && m.name === entry.name);
      const group = compilation.namedChunkGroups.get(expose);
      const uses = new Set(consumedBy(compilation, group.chunks).filter((key) => LAZY.includes(key)));
      return { ...entry, expose: `./${expose}`, files: loadable(group.getFiles()), uses: [...uses].sort() };
    };
    const entries = { pages: pages.map(built('page')), slots: slots.map(built('slot')) };
    const lists = { ...contents.list(compilation), emitted: emittedFiles(compilation) };
    return { name, scope: scope(), version, ...this.ranges(compilation), ...entries, ...lists };
  }

  /** Version ranges that have what the remote uses: of each shared package, and of the wire contract. */
  ranges(compilation) {
    const { dir, shared, contents } = this.build;
    const tableOf = (name) => {
      const folder = folderOf(dir, name);
      return folder && exportTable(folder);
    };
    const keys = [...new Set(consumedBy(compilation, [...compilation.chunks]))].sort();
    const range = (key) => rangeOf(shared[key].version, tableOf(packageOf(key)), [...(contents.used.get(key) ?? [])]);
    const { contractVersion, callsUsed } = contents;
    return {
      contract: contractVersion ? rangeOf(contractVersion, tableOf('@vitrina/contract') ?? {}, [...callsUsed]) : '*',
      needs: Object.fromEntries(keys.map((key) => [key, range(key)])),
    };
  }
}

module.exports = { PagesPlugin };

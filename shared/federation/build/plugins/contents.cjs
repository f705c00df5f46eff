const path = require('node:path');
const { installed } = require('../paths.cjs');
const { callsOf, folderOf, linksOf } = require('../shared-sources.cjs');

/** Paths of pages as a literal may contain them: not a file, a call or a picture. */
const LITERAL = /["'`](\/[\p{L}\p{N}_~/-]+)["'`]/gu;
const NO_PAGE = /^\/(api|media|remotes|shell|sandbox)(\/|$)|\/\/|\/$/;

/** All imports that remain after tree shaking: [the imported module, the names used of it]. */
function* liveImports(compilation) {
  const { moduleGraph, chunkGraph } = compilation;
  for (const module of compilation.modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency } = connection;
      if (!dependency || !connection.module || !connection.isTargetActive(undefined)) continue;
      // For `paths.home()` webpack itself only records that `paths` is used.
      const references =
        dependency.type === 'harmony import specifier'
          ? [dependency.getIds(moduleGraph)]
          : dependency.getReferencedExports(moduleGraph, undefined);
      for (const reference of references)
        yield [connection.module, module, Array.isArray(reference) ? reference : reference.name];
    }
  }
}

const sorted = (values) => [...new Set(values)].sort();

/**
 * Lists what a build contains after unused code is removed: the calls it can make, the exports it uses of each shared
 * package, the paths it links to. The list is taken from webpack's graph before modules are concatenated, literals from
 * the finished scripts.
 */
class ContentsPlugin {
  /** @param dir folder of the app */
  constructor(dir) {
    const [contract, navigation] = ['@vitrina/contract', '@vitrina/navigation'].map((name) => folderOf(dir, name));
    this.contract = contract && `${path.join(contract, 'src')}${path.sep}`;
    this.navigation = navigation && `${path.join(navigation, 'src')}${path.sep}`;
    this.callNames = contract ? callsOf(contract) : {};
    this.links = navigation ? linksOf(navigation) : { builders: {}, shapes: {} };
    /** Version of the contract that the app is built with; undefined when it makes no calls of its own. */
    this.contractVersion = installed(dir, '@vitrina/contract')?.version;
    /** Share key -> names used of it; '*' stands for all. */
    this.used = new Map();
    /** Names of the contract's exports that are calls and are used. */
    this.callsUsed = new Set();
    this.pages = new Set();
  }

  apply(compiler) {
    const name = 'ContentsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunkModules.tap({ name, stage: -1000 }, () => void this.read(compilation));
    });
  }

  read(compilation) {
    for (const found of [this.used, this.callsUsed, this.pages]) found.clear();
    this.knowsShapes = false;
    for (const [target, origin, names] of liveImports(compilation)) {
      const key = target.type === 'consume-shared-module' ? target.options.shareKey : undefined;
      if (key) this.used.set(key, (this.used.get(key) ?? new Set()).add(names[0] ?? '*'));
      if (this.contract && target.resource?.startsWith(this.contract)) this.readCall(names);
      const isInside = origin.resource?.startsWith(this.navigation);
      if (isInside) this.knowsShapes = true;
      if (key === '@vitrina/navigation' || (!isInside && target.resource?.startsWith(this.navigation)))
        this.readLink(names);
    }
  }

  readCall([name]) {
    const names = name === 'allEndpoints' || name === undefined ? Object.keys(this.callNames) : [name];
    for (const call of names) if (call in this.callNames) this.callsUsed.add(call);
  }

  readLink([object, name]) {
    const { builders, shapes } = this.links;
    const found = {
      paths: builders[name] ?? Object.values(builders).flat(),
      routeShapes: shapes[name] ?? Object.values(shapes),
    };
    for (const page of [found[object] ?? []].flat()) this.pages.add(page);
  }

  /** The lists, once all scripts exist. `calls` are addresses, `exports` names by share key, `links` paths of pages. */
  list(compilation) {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    const literals = scripts.flatMap(({ source }) =>
      [...source.source().toString().matchAll(LITERAL)].map(([, text]) => text),
    );
    // Where navigation itself is bundled, the scripts contain all path patterns, whether anything links there or not.
    const shapes = this.knowsShapes ? Object.values(this.links.shapes) : [];
    const spelled = literals.filter((text) => !NO_PAGE.test(text) && !shapes.includes(text));
    const exports = [...this.used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, names]) => [key, sorted(names)]);
    return {
      calls: sorted([...this.callsUsed].map((name) => this.callNames[name])),
      exports: Object.fromEntries(exports),
      links: sorted([...this.pages, ...spelled]),
    };
  }
}

module.exports = { ContentsPlugin };

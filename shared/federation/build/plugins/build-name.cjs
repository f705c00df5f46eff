const { createHash } = require('node:crypto');

/**
 * Placeholder for the digits of a build until all its files exist; of the same length, so that source maps stay valid.
 */
const PENDING = 'VITBUILD';

/** Name of every global of a build while it compiles: 'mf_payments' -> 'mf_payments_VITBUILD'. */
const pendingName = (scope) => `${scope}_${PENDING}`;

const isText = (file) => /\.(js|css|map)$/.test(file);

/** The hashes in the names of a compilation's files, which may depend on the folder it was compiled in. */
const hashesIn = (compilation) =>
  compilation
    .getAssets()
    .flatMap(({ info }) => [info.contenthash ?? [], info.chunkhash ?? [], info.fullhash ?? []].flat());

/** Eight digits of all scripts and styles, the same wherever the same sources are compiled. */
function digitsOf(compilation) {
  const hashes = new Set(hashesIn(compilation));
  const blank = (text) => [...hashes].reduce((rest, hash) => rest.replaceAll(hash, ''), text);
  const texts = compilation
    .getAssets()
    .filter(({ name }) => isText(name) && !name.endsWith('.map'))
    .map(({ name, source }) => blank(`${name}\n${source.source()}`));
  return createHash('sha256').update(texts.sort().join('\0')).digest('hex').slice(0, PENDING.length);
}

/**
 * Gives every global of a remote's build a name of its own: the container, the federation instance and the list of its
 * chunks. With one name for all builds, whatever is loaded after the first one (a retry, the last good version, a
 * rollback in an open tab) would get the modules of the first one.
 */
class BuildNamePlugin {
  /** @param scope the remote's name as an identifier */
  constructor(scope) {
    this.scope = scope;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = 'BuildNamePlugin';
    // The last moment before webpack computes the hashes in file names from the files' content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const pending = pendingName(this.scope);
        this.name = `${this.scope}_${digitsOf(compilation)}`;
        for (const { name: file, source } of compilation.getAssets()) {
          const text = isText(file) ? source.source().toString() : '';
          if (text.includes(pending))
            compilation.updateAsset(file, new sources.RawSource(text.replaceAll(pending, this.name)));
        }
      });
    });
  }
}

module.exports = { BuildNamePlugin, pendingName };

const { createHash } = require('node:crypto');

/** Stands for the digits of a build until all its files are there; as long as they are, so that source maps stay right. */
const PENDING = 'VITBUILD';

/** What everything global of a build is called while it compiles: 'mf_payments' -> 'mf_payments_VITBUILD'. */
const pendingName = (scope) => `${scope}_${PENDING}`;

const isText = (file) => /\.(js|css|map)$/.test(file);

/** The hashes in the names of a compilation's files: they may depend on the folder it was compiled in. */
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
 * Gives a remote's build names of its own for all that it makes global: the container, the federation instance and the
 * list in which its chunks arrive. With one name for all builds, whatever is loaded after the first one, a retry, the
 * last good version, a rollback in an open tab, gets the modules of the first one.
 */
class BuildNamePlugin {
  /** @param scope the remote's name as an identifier */
  constructor(scope) {
    this.scope = scope;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = 'BuildNamePlugin';
    // The last moment before webpack makes the hashes in the file names from what is in the files.
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

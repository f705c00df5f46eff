/** Names of the scripts and styles among the files of chunks (no source maps, no hot updates). */
const loadable = (files) =>
  [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file));

/** Calls `write(compilation)` when every file has its final name, and emits what it returns: file name -> text. */
function emitLast(compiler, name, write) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      for (const [file, text] of Object.entries(write(compilation))) {
        // Marked as minimized: webpack would else take the placeholders of a template apart.
        compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      }
    });
  });
}

const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

module.exports = { emitLast, loadable, json };

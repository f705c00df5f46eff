const fs = require('node:fs');
const path = require('node:path');

/** Names of the scripts and styles among the files of chunks (no source maps, no hot updates). */
const loadable = (files) =>
  [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file));

/** Names of all files of a build that can be requested: no source maps. */
const emittedFiles = (compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.map'))
    .sort();

/**
 * A production build first deletes the description that the last one left, so that a failed build leaves none to
 * release.
 */
function dropDescription(compiler, name, file) {
  const drop = () => fs.rmSync(path.join(compiler.outputPath, file), { force: true });
  compiler.hooks.beforeRun.tap(name, drop);
}

/** Calls `write(compilation)` when every file has its final name, and emits the result: file name -> text. */
function emitLast(compiler, name, write) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      for (const [file, text] of Object.entries(write(compilation))) {
        // Marked as minimized: webpack would otherwise break the placeholders of a template.
        compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      }
    });
  });
}

const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

module.exports = { dropDescription, emitLast, emittedFiles, loadable, json };

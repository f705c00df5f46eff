const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../paths.cjs');

/**
 * Lists the workspace's own files that webpack read for a build in `.sources` beside it, one path a line, seen from the
 * workspace's root: a build is current as long as these files are what they were (scripts/lib/build-apps.mjs).
 */
class SourcesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('SourcesPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      // Folders are among them: webpack looks for a package.json in each.
      const files = [...compilation.fileDependencies]
        .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
        .map((file) => path.relative(ROOT, file).replaceAll('\\', '/'))
        .filter((file) => !file.startsWith('..') && !file.includes('node_modules/'));
      fs.writeFileSync(path.join(compiler.outputPath, '.sources'), files.sort().join('\n'));
    });
  }
}

module.exports = { SourcesPlugin };

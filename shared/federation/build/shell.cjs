const path = require('node:path');
const { base } = require('./base.cjs');
const { asHost } = require('./federation.cjs');
const { ContentsPlugin } = require('./plugins/contents.cjs');
const { ShellFilesPlugin } = require('./plugins/shell-files.cjs');
const { provided } = require('./sharing.cjs');

/** webpack configuration of the shell in `dir`, to `dist/`; `--env output=DIR` changes the folder. */
const shell =
  (dir) =>
  (env = {}, { mode } = {}) => {
    const shared = provided(dir);
    const config = base({ app: 'shell', dir, output: path.resolve(dir, env.output ?? 'dist'), mode });
    const first = mode === 'development' ? [require.resolve('./runtime/refresh-hook.js')] : [];
    config.entry = { main: [...first, './src/main'] };
    // One file per lazily provided package: with webpack's automatic groups, the hinted file would be a stub.
    config.optimization.splitChunks = { cacheGroups: { default: false, defaultVendors: false } };
    const contents = new ContentsPlugin(dir);
    config.plugins.push(contents, new ShellFilesPlugin(dir, shared, contents));
    return asHost(config, { name: 'shell', shared });
  };

module.exports = { shell };

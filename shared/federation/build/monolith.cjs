const path = require('node:path');
const { base } = require('./base.cjs');
const { readDeclaration, remoteFolders } = require('./declaration.cjs');
const { MonolithPagePlugin } = require('./plugins/monolith-page.cjs');
const { ROOT } = require('./paths.cjs');

const RUNTIME = require.resolve('./runtime/monolith.js');

/**
 * For measurements only (`pnpm bench`): the shell in `dir` and every page of every remote in one webpack build. The
 * federation runtime is replaced by a table of `import()`s made from the same declarations; all other code is the same.
 */
const monolith =
  (dir) =>
  (_env = {}, { mode } = {}) => {
    const remotes = remoteFolders().map((folder) => ({ ...readDeclaration(folder), folder }));
    const output = path.join(ROOT, '.cache/monolith');
    const config = base({ app: 'monolith', dir, output, mode, publicPath: '/shell/monolith/' });
    config.entry = { main: './src/main' };
    config.resolve.alias = { '@module-federation/enhanced/runtime$': RUNTIME };
    config.module.rules.push({
      test: RUNTIME,
      loader: require.resolve('./loaders/monolith-runtime.cjs'),
      options: { remotes },
    });
    config.plugins.push(new MonolithPagePlugin(dir, remotes));
    return config;
  };

module.exports = { monolith };

const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { base } = require('./base.cjs');
const { readDeclaration } = require('./declaration.cjs');

/** The standalone site of the remote in `dir`: a plain webpack app with the same pages, without federation. */
function standalone(dir, mode) {
  const declaration = readDeclaration(dir);
  const output = path.join(dir, 'dist-standalone');
  const config = base({ app: declaration.name, dir, output, mode, publicPath: '/' });
  config.output.uniqueName = `${declaration.scope}_standalone`;
  config.entry = { standalone: `!!${require.resolve('./loaders/standalone-entry.cjs')}!./remote.ts` };
  config.plugins.push(
    new HtmlWebpackPlugin({
      template: require.resolve('./standalone.html'),
      scriptLoading: 'defer',
    }),
  );
  return config;
}

module.exports = { standalone };

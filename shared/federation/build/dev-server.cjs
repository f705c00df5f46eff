const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

/** Where `pnpm dev` wants the remote's files; webpack's own choice else. */
const port = Number(process.env.PORT) || undefined;

/**
 * Makes the container reload its modules in the page of another origin that runs it.
 * Returns `client`: modules that stand in front of every exposed one, because the plugin puts its own entry in front
 * of `entry` only, and a container has none.
 */
function withHotReload(config) {
  config.devtool = 'cheap-module-source-map';
  config.plugins.push(new ReactRefreshPlugin({ overlay: false, library: config.output.uniqueName }));
  config.devServer = {
    host: 'localhost',
    port,
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      overlay: false,
      logging: 'warn',
      webSocketURL: { hostname: 'localhost', protocol: 'ws', ...(port && { port }) },
    },
  };
  return { client: [require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')] };
}

module.exports = { withHotReload };

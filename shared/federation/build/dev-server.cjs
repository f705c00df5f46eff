const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

/** URL under which `pnpm dev` serves the remote's files; by default webpack chooses. */
const port = Number(process.env.PORT) || undefined;

/**
 * Makes the container hot-reload its modules in the page of another origin that runs it. Returns `client`: modules to
 * add before every exposed one, because the plugin adds its entry only to `entry`, which a container does not have.
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

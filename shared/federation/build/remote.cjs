const path = require('node:path');
const { base } = require('./base.cjs');
const { readDeclaration } = require('./declaration.cjs');
const { withHotReload } = require('./dev-server.cjs');
const { asContainer } = require('./federation.cjs');
const { BuildNamePlugin, pendingName } = require('./plugins/build-name.cjs');
const { ContentsPlugin } = require('./plugins/contents.cjs');
const { IntegrityPlugin } = require('./plugins/integrity.cjs');
const { PagesPlugin } = require('./plugins/pages.cjs');
const { consumed } = require('./sharing.cjs');
const { standalone } = require('./standalone.cjs');

/** `exposes` of the container: one named chunk per page or slot, each preceded by the modules `first`. */
const exposesOf = (modules, first = []) =>
  Object.fromEntries(modules.map(({ expose, file }) => [`./${expose}`, { import: [...first, file], name: expose }]));

/**
 * webpack configuration of the remote in `dir`:
 * its container in `dist/`, with `--env standalone` its standalone site in `dist-standalone/`,
 * under `webpack serve` the container with hot reload.
 */
const remote =
  (dir) =>
  (env = {}, { mode } = {}) => {
    if (env.standalone) return standalone(dir, mode);
    const declaration = readDeclaration(dir);
    const shared = consumed(dir);
    const refresh = Boolean(env.WEBPACK_SERVE);
    const config = base({ app: declaration.name, dir, output: path.join(dir, 'dist'), mode, refresh });
    config.entry = {};
    const contents = new ContentsPlugin(dir);
    const names = new BuildNamePlugin(declaration.scope);
    const scope = () => (refresh ? declaration.scope : names.name);
    config.plugins.push(contents, new PagesPlugin({ dir, declaration, shared, contents, scope }));
    if (!refresh) {
      config.output.uniqueName = pendingName(declaration.scope);
      config.plugins.push(names, new IntegrityPlugin());
      return asContainer(config, {
        scope: config.output.uniqueName,
        exposes: exposesOf(declaration.modules),
        shared,
      });
    }
    const { client } = withHotReload(config);
    return asContainer(config, { scope: scope(), exposes: exposesOf(declaration.modules, client), shared });
  };

module.exports = { remote };

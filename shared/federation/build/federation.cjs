// Module Federation, reduced to what this site uses.
const { NormalModuleReplacementPlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ROOT } = require('./paths.cjs');

/**
 * The plugin writes a container's entry below the folder that the process is in when it is first applied, and the ids of
 * modules follow from that path. Applied in the workspace's root, the same sources give the same build wherever webpack
 * is started, and for however many apps.
 */
const inRoot = (plugin) => ({
  apply(compiler) {
    const folder = process.cwd();
    process.chdir(ROOT);
    plugin.apply(compiler);
    process.chdir(folder);
  },
});

/** The file that the plugin writes; its name is a hash of absolute paths. */
const ENTRY = /[\\/]node_modules[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** The id of a module whose path, or what stands for it, holds an absolute path; undefined for any other. */
function fixedId(module) {
  if (module.identifier().startsWith('container entry')) return 'container';
  // Alone, or as the root of what is concatenated with it.
  return ENTRY.test((module.rootModule ?? module).resource ?? '') ? 'federation' : undefined;
}

/**
 * Gives those modules their ids before webpack makes ids of paths: the same sources would else be another build in another
 * folder.
 */
class FixedIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FixedIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'FixedIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

const federation = ({ experiments = {}, ...options }) =>
  inRoot(
    new ModuleFederationPlugin({
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
      ...options,
      experiments: {
        ...experiments,
        optimization: { target: 'web', disableSnapshot: true, ...experiments.optimization },
      },
    }),
  );

/**
 * A remote's container: one module per page or slot, no shared packages of its own, the runtime taken from the shell.
 */
function asContainer(config, { scope, exposes, shared }) {
  config.plugins.push(
    federation({
      name: scope,
      filename: 'remoteEntry.js',
      exposes,
      shared,
      experiments: { externalRuntime: true, optimization: { disableRemote: true } },
    }),
  );
  withoutSideEffects(config);
  config.plugins.push(new FixedIdsPlugin());
  return config;
}

/** The shell: provides the shared packages and the runtime; remotes are registered at run time. */
function asHost(config, { name, shared }) {
  config.plugins.push(
    federation({ name, remotes: {}, shared, runtimePlugins: [require.resolve('./runtime/provide-runtime.mjs')] }),
    new NormalModuleReplacementPlugin(
      /snapshot[\\/]SnapshotHandler\.js$/,
      require.resolve('./runtime/no-snapshot.mjs'),
    ),
    new NormalModuleReplacementPlugin(
      /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
      require.resolve('./runtime/no-preload.mjs'),
    ),
    new NormalModuleReplacementPlugin(/^\.\/helpers\.js$/, (request) => {
      if (/runtime-core[\\/]dist/.test(request.context)) request.request = require.resolve('./runtime/no-helpers.mjs');
    }),
  );
  withoutSideEffects(config);
  config.plugins.push(new FixedIdsPlugin());
  return config;
}

/** The runtime's packages have no side effects but do not declare it: declared here, unused parts are dropped. */
function withoutSideEffects(config) {
  config.module.rules.push({
    test: /@module-federation[\\/](runtime|runtime-core|runtime-tools|enhanced|webpack-bundler-runtime)[\\/]dist[\\/]/,
    sideEffects: false,
  });
}

module.exports = { asContainer, asHost };

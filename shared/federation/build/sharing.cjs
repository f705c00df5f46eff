// Packages loaded once per page. The shell provides them all; a remote bundles none (`import: false`), so that no
// remote ever depends on another one.
const path = require('node:path');
const { installed, readJson, ROOT } = require('./paths.cjs');

/** The share keys of the entries that the package.json of a package of `shared/` lists as shared. */
function sharedEntriesOf(folder) {
  const { name, sharedEntries } = readJson(path.join(ROOT, 'shared', folder, 'package.json'));
  return sharedEntries.map((entry) => path.posix.join(name, entry));
}

/** In the shell's first script. */
const EAGER = [
  'react',
  'react-dom',
  'jotai',
  '@vitrina/session-bus',
  '@vitrina/api-client',
  '@vitrina/navigation',
  '@vitrina/ui',
  '@vitrina/federation',
];
/** A separate chunk in the shell: fetched with the first page that uses it, and hinted for that page. */
const LAZY = ['@vitrina/forms', ...['api-client', 'forms', 'session-bus'].flatMap(sharedEntriesOf)];
/** Entry points below a package are separate modules: unshared, they would duplicate what they depend on. */
const SUBPATHS = { react: ['react/jsx-runtime'], 'react-dom': ['react-dom/client'] };

/** The package of a share key ('@vitrina/forms/combo' -> '@vitrina/forms'). */
const packageOf = (key) => key.match(/^(?:@[^/]+\/)?[^/]+/)[0];

/**
 * [share key, version] of every shared module that the app in `dir` depends on. The version is that of the installed
 * package: webpack would read `workspace:*` from the app's package.json.
 */
function versions(dir, keys) {
  return keys.flatMap((key) => {
    const version = installed(dir, packageOf(key))?.version;
    return version ? [key, ...(SUBPATHS[key] ?? [])].map((shared) => [shared, version]) : [];
  });
}

const config = (version, more) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  ...more,
});

/** `shared` of the shell. */
const provided = (dir) =>
  Object.fromEntries([
    ...versions(dir, EAGER).map(([key, version]) => [key, config(version, { eager: true })]),
    ...versions(dir, LAZY).map(([key, version]) => [key, config(version, { eager: false })]),
  ]);

/**
 * `shared` of a remote's container. The versions it can run with are determined at build time (`needs` in pages.json)
 * and checked by the gate and by the shell's loader before anything is fetched: the container itself checks nothing.
 */
const consumed = (dir) =>
  Object.fromEntries(
    versions(dir, [...EAGER, ...LAZY]).map(([key, version]) => [
      key,
      { ...config(version, { import: false }), strictVersion: false, requiredVersion: false },
    ]),
  );

module.exports = { provided, consumed, packageOf, LAZY };

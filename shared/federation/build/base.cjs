// Common base of every compilation of the workspace: shell, container, standalone site, single bundle.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { supported } = require('./floor/compat.cjs');
const { leanContract } = require('./lean-contract.cjs');
const { ROOT } = require('./paths.cjs');
const { FloorPlugin } = require('./plugins/floor.cjs');
const { MinifyCssPlugin } = require('./plugins/minify-css.cjs');
const { SourcesPlugin } = require('./plugins/sources.cjs');

/** Eight digits: the registry's entry of each file has the whole hash, and every name weighs in `remoteEntry.js`. */
const HASHED = '[name].[contenthash:8]';

/** File names: with the content's hash in production, plain in development. */
function fileNames(production) {
  const name = production ? HASHED : '[name]';
  return {
    // A function, because the federation runtime asks for this name before the chunk has a hash, and webpack >= 5.111
    // then throws. Only the depth of the folder matters to it.
    script: ({ chunk }) => (production && chunk?.contentHash?.javascript ? `js/${HASHED}.js` : 'js/[name].js'),
    style: `css/${name}.css`,
    asset: (folder) => ({ filename: `${folder}/${HASHED}[ext]` }),
  };
}

/** Prepares components for React Refresh in what ts-loader gives; ts-loader has no transformer for that. */
const reactRefresh = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' }, transform: { react: { refresh: true } } },
    module: { type: 'es6' },
    inputSourceMap: true,
  },
};

/** TypeScript without type checking, which `pnpm typecheck` does. */
const typescript = ({ production, refresh }) => ({
  test: /\.tsx?$/,
  use: [
    ...(refresh ? [reactRefresh] : []),
    {
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        onlyCompileBundledFiles: true,
        configFile: path.join(ROOT, 'tsconfig.json'),
        compilerOptions: { noEmit: false, sourceMap: true, allowJs: false },
        ...(production && { getCustomTransformers: () => ({ before: [leanContract] }) }),
      },
    },
  ],
});

/**
 * Class name of a CSS Module in production. Two builds give the same class to different rules, and both can be on one
 * page: the app's name keeps those of two apps apart, the sheet's content those of two builds of one app.
 */
function className(app, { resourcePath, rootContext }, local) {
  const sheet = path.relative(rootContext, resourcePath).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${sheet}\0${local}\0`).update(fs.readFileSync(resourcePath));
  return `${app}-${hash.digest('base64url').replaceAll('-', '_').slice(0, 6)}`;
}

/** pdf.js polyfills functions and leaves syntax as it is: a static block is above the browser floor (ADR 0055). */
const pdfjs = [
  {
    test: /pdfjs-dist[\\/](legacy|wasm)[\\/].*\.m?js$/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      sourceMaps: false,
      env: { targets: supported() },
      jsc: { parser: { syntax: 'ecmascript' } },
      module: { type: 'es6' },
    },
  },
  { test: /pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.worker\.mjs$/, loader: require.resolve('./loaders/pdfjs.cjs') },
];

/** Code, pictures and fonts as files, CSS Modules as files. */
function rules({ app, production, refresh, names }) {
  return [
    typescript({ production, refresh }),
    ...pdfjs,
    // It calls `require` for React's context in an ES module, where webpack leaves that alone: each page would begin
    // with a caught ReferenceError, for which the engine parses the functions on its stack once more.
    { test: /single-spa-react[\\/]lib[\\/]esm/, type: 'javascript/auto' },
    { test: /\.(avif|gif|jpe?g|png|svg|webp)$/, type: 'asset/resource', generator: names.asset('img') },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      oneOf: [
        {
          resourceQuery: /subset/,
          use: require.resolve('./loaders/subset-font.cjs'),
          generator: names.asset('fonts/subset'),
        },
        { generator: names.asset('fonts') },
      ],
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              ...(production
                ? { getLocalIdent: (context, _template, local) => className(app, context, local) }
                : { localIdentName: `${app}-[name]__[local]` }),
            },
          },
        },
      ],
    },
  ];
}

/** react-router exports its development build alone; beside it is one without the warnings. */
const productionRouter = () =>
  new NormalModuleReplacementPlugin(
    /react-router[\\/]dist[\\/]development[\\/](index|dom-export)\.mjs$/,
    ({ createData }) => {
      createData.resource = createData.resource.replace('development', 'production');
      createData.context = path.dirname(createData.resource);
    },
  );

/**
 * `licenses.txt`: the licences of the packages in the build, as most of them ask for. Sorted by name, so that the file, and
 * with it the version, depends on nothing else.
 */
const licences = () =>
  new LicenseWebpackPlugin({
    perChunkOutput: false,
    outputFilename: 'licenses.txt',
    excludedPackageTest: (name) => /^(vitrina$|@vitrina\/|mf-)/.test(name),
    stats: { warnings: false, errors: true },
    renderLicenses: (modules) =>
      modules
        .map(({ packageJson: { name, version }, licenseId, licenseText }) => ({
          label: `${name} ${version}`,
          text: `${licenseId ?? 'no licence given'}\n\n${(licenseText ?? '').replaceAll('\r\n', '\n').trim()}`,
        }))
        .sort((a, b) => (a.label < b.label ? -1 : 1))
        .map(({ label, text }) => `${label}\n${text}\n`)
        .join(`\n${'-'.repeat(80)}\n\n`),
  });

/**
 * Base configuration of one compilation.
 * @param app name for class names and the webpack runtime; unique among all builds that can be on one page
 * @param dir folder of the app; `output` folder for the files; `refresh` prepares components for React Refresh
 */
function base({ app, dir, output, mode = 'production', publicPath = 'auto', refresh = false }) {
  const production = mode === 'production';
  const names = fileNames(production);
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: output,
      publicPath,
      uniqueName: app,
      devtoolNamespace: app,
      filename: names.script,
      chunkFilename: names.script,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: rules({ app, production, refresh, names }) },
    plugins: [
      new MiniCssExtractPlugin({ filename: names.style, chunkFilename: names.style }),
      ...(production
        ? [new MinifyCssPlugin(), new FloorPlugin(), new SourcesPlugin(), productionRouter(), licences()]
        : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      // Takes a tenth of the time of webpack's default, and the result is smaller.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { ecma: 2022 } })],
    },
    cache: process.env.CI ? false : persistentCache(`${app}-${path.basename(output)}-${mode}`),
    performance: false,
    stats: 'errors-warnings',
  };
}

/** CI builds without it: a stale cache entry must never affect a release. */
const persistentCache = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.join(ROOT, '.cache/webpack'),
  buildDependencies: {
    preset: [`${__dirname}/`],
    workspace: ['pnpm-lock.yaml', '.browserslistrc'].map((file) => path.join(ROOT, file)),
  },
});

module.exports = { base };

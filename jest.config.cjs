/** One config for the whole workspace: browser code under jsdom, the backend and the tools under Node. */
const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const ESM = [
  'ky',
  'jotai',
  'valibot',
  '@valibot',
  'react-final-form',
  'final-form',
  'single-spa-react',
  'react-toastify',
  'idb-keyval',
  'embla-carousel.*',
  'downshift',
  'altcha-lib',
  '@noble',
  'kysely',
  'ol',
  'ol-ext',
  'rbush',
  'quickselect',
  'lucide-react',
  'content-disposition',
  'cookie',
  'fast-check',
  'pure-rand',
];
/** Packages without a view: a browser's document would only cost them time. */
const PURE = '<rootDir>/shared/(contract|rules)/';

const common = {
  rootDir: __dirname,
  transform,
  // pnpm's real paths look like node_modules/.pnpm/ky@1.9.1/node_modules/ky/...
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${ESM.join('|')})/)`],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy', '\\.css$': '<rootDir>/tooling/empty.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist(-standalone)?/', '<rootDir>/\\.(site|data|cache)/'],
};
module.exports = {
  // Jest would leave a core to a person who works beside it: a third of the time on a machine of two.
  maxWorkers: '100%',
  // A hang must end, a busy machine must not fail a test.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tooling/slowest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tooling/jsdom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tooling/jest.setup.cjs'],
      testMatch: ['<rootDir>/{shell,mf-*,shared/*}/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', PURE],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/api/src/**/*.test.ts',
        '<rootDir>/shared/{contract,rules}/src/**/*.test.ts',
        '<rootDir>/shared/federation/{build,release}/**/*.test.{ts,cjs}',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/api/test/support/cluster.ts',
      globalTeardown: '<rootDir>/api/test/support/stop-cluster.ts',
      testMatch: ['<rootDir>/api/test/**/*.test.ts'],
    },
  ],
};

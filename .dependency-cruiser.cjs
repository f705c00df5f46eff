/**
 * Imports run one way: shell and mf-* -> shared/journey -> shared/{federation,forms,ui,navigation} ->
 * shared/{session-bus,api-client} -> shared/{rules,contract}.
 */
const remotes = '^mf-[^/]+/';
/** Files that no build contains. */
const TESTS = '\\.test\\.tsx?$|/testing/|/e2e/';
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'a cycle has no order in which to read or load it'),
    rule(
      'no-remote-to-remote',
      { path: '^(mf-[^/]+)/' },
      { path: remotes, pathNot: '^$1/' },
      'remotes are deployed alone',
    ),
    rule(
      'no-page-to-page',
      { path: '^(mf-[^/]+)/src/pages/([^/]+)/' },
      { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
      'what two pages share lives in `src/<subject>/`',
    ),
    rule('no-remote-to-shell', { path: remotes }, { path: '^(shell|api)/' }),
    rule('e2e-in-browser-tests', { path: '^(shell|mf-[^/]+)/', pathNot: '^mf-[^/]+/e2e/' }, { path: '^e2e/' }),
    rule('no-shell-to-remote', { path: '^shell/' }, { path: remotes }, 'remotes arrive at run time only'),
    rule('no-shared-to-app', { path: '^shared/' }, { path: '^(shell|mf-[^/]+|api|e2e)/' }),
    rule(
      'journey-on-top',
      { path: '^shared/(?!journey/|testing/)' },
      { path: '^shared/journey/' },
      'it is made of the other packages, and bundled in the remotes that use it',
    ),
    rule('journey-in-remotes', { path: '^shared/journey/' }, { path: '^shared/federation/' }),
    rule(
      'testing-in-tests',
      { path: '^(shell|mf-[^/]+|shared/(?!testing/))', pathNot: TESTS },
      { path: '^shared/testing/', pathNot: '^shared/testing/src/customers\\.ts$' },
    ),
    rule(
      'customers-in-standalone',
      { path: '^(shell|mf-[^/]+|shared/(?!testing/))', pathNot: `${TESTS}|^shared/federation/src/standalone/` },
      { path: '^shared/testing/src/customers\\.ts$' },
      'the composed site knows no demo customer',
    ),
    rule(
      'across-by-exports',
      { path: '^(shared/[^/]+|shell|mf-[^/]+|api)/' },
      { dependencyTypes: ['local'], pathNot: '^($1|scripts)/' },
      'what stands in `exports` of a package is its interface, the rest is its own',
    ),
    rule(
      'e2e-by-exports',
      { path: '^e2e/' },
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: '^shared/federation/release/', dependencyTypes: ['local'] },
      'it starts the backend and the release tool from their sources; all else by the packages',
    ),
    rule(
      'state-knows-no-view',
      { path: '^shared/(session-bus|api-client)/' },
      { path: '^shared/(federation|forms|ui|navigation)/' },
    ),
    rule('bus-knows-no-client', { path: '^shared/session-bus/' }, { path: '^shared/api-client/' }),
    rule(
      'credentials-in-the-client-alone',
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: '^shared/(session-bus|api-client)/' },
      { path: '^shared/session-bus/src/', pathNot: '^shared/session-bus/src/((index|purchases)\\.ts|testing/)' },
      'whoever begins, ends or proves a session is the api client: ask it (signIn, verifyAccount, endSession)',
    ),
    rule(
      'testing-in-tests-alone',
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: '\\.test\\.[cm]?tsx?$|/testing/' },
      { path: '^(shell|mf-[^/]+|shared)/.*/testing/' },
      'what tests use signs anybody in and answers in the place of the server',
    ),
    rule('rules-are-pure', { path: '^shared/(rules|contract)/' }, { path: '^shared/(?!rules|contract)' }),
    rule('contract-first', { path: '^shared/contract/' }, { path: '^shared/(?!contract)' }),
    rule('ui-below-forms', { path: '^shared/(ui|navigation)/' }, { path: '^shared/(forms|federation)/' }),
    rule(
      'platform-imports-no-subject',
      { path: '^api/src/platform/' },
      { path: '^api/src/(?!platform/)' },
      'the rooms stand on the platform',
    ),
    rule(
      'sandbox-providers-are-strangers',
      { path: '^api/src/sandbox/(p2p|payme|payments)/' },
      { path: '^api/src/(?!platform/|sandbox/)|^api/src/sandbox/back-office/(?!(forms|page|style|words)\\.ts$)' },
      'they know of the shop what stands in its calls: their signatures are their own',
    ),
    rule(
      'api-on-contract-and-rules',
      { path: '^api/', pathNot: '^api/test/' },
      { path: '^(shell|mf-[^/]+|shared/(?!contract|rules))' },
    ),
    rule(
      'api-tests-know-the-customers',
      { path: '^api/test/' },
      { path: '^(shell|mf-[^/]+|shared/(?!contract|rules|testing/src/customers\\.ts$))' },
    ),
    rule('one-router', { pathNot: '^shared/navigation/' }, { path: '/react-router(-dom)?/' }, 'a second history'),
    rule('not-to-unresolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|dist-standalone)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};

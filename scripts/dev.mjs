// `pnpm dev <remote>`: the whole site, with one remote reloading its modules as you edit it. The shell is React's
// development build; the other remotes are built; the remote is loaded by the same override that QA uses.
import './lib/node-version.mjs';
import { claimPort, startApi } from './lib/api.mjs';
import { buildApps } from './lib/build-apps.mjs';
import { startDevServer } from './lib/dev-server.mjs';
import { endInOrder } from './lib/ending.mjs';
import { installPackages } from './lib/install.mjs';
import { publishBuilds } from './lib/release.mjs';
import { folderFrom, inRoot, portFrom, remoteArgument, remotes } from './lib/workspace.mjs';

endInOrder();
const remote = remoteArgument('dev');
const port = portFrom('PORT', 8080, { any: true });
const devPort = portFrom('DEV_PORT', 8091);
const store = inRoot('.cache/dev/site');

await claimPort(port);
await claimPort(devPort, 'DEV_PORT');
await installPackages();
await buildApps([{ name: 'shell', kind: 'development' }, ...remotes().map((name) => ({ name, kind: 'release' }))]);
const builds = Object.fromEntries(remotes().map((name) => [name, inRoot(name, 'dist')]));
await publishBuilds({
  store,
  builds: { shell: inRoot('.cache/dev/shell'), ...builds },
  overrideHosts: [`localhost:${devPort}`],
});
await startDevServer(remote, devPort);
const served = await startApi({ port, dataDir: folderFrom('DATA_DIR', '.data'), siteDir: store });
console.log(`\n${remote} in development: http://localhost:${served}/?mf=${remote}@http://localhost:${devPort}/`);
console.log('The address is kept by this browser; the badge on the page goes back to the built one. Stop with Ctrl+C.');

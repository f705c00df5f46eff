// `pnpm standalone <remote>`: builds and serves a remote's standalone site. The backend is the one at API_URL, or else
// the one running at API_PORT, or else one is started there.
import './lib/node-version.mjs';
import { claimPort, isReady, startApi } from './lib/api.mjs';
import { buildApps } from './lib/build-apps.mjs';
import { endInOrder } from './lib/ending.mjs';
import { installPackages } from './lib/install.mjs';
import { serveStandalone } from './lib/standalone-server.mjs';
import { folderFrom, inRoot, portFrom, remoteArgument } from './lib/workspace.mjs';

endInOrder();
const remote = remoteArgument('standalone');
const port = portFrom('PORT', 8090, { any: true });
const apiPort = portFrom('API_PORT', 8080);
const api = process.env.API_URL || `http://127.0.0.1:${apiPort}`;

await claimPort(port);
await installPackages();
await buildApps([{ name: remote, kind: 'standalone' }]);
if (!process.env.API_URL && !(await isReady(api))) {
  await claimPort(apiPort, 'API_PORT');
  await startApi({ port: apiPort, dataDir: folderFrom('DATA_DIR', '.data') });
}
const server = await serveStandalone({ dir: inRoot(remote, 'dist-standalone'), port, api });
console.log(`\n${remote} stands alone: http://localhost:${server.address().port}/  (backend ${api}; stop with Ctrl+C)`);

// `npm start`: from a clone to a running site. Installs, builds and publishes what has changed, then serves it.
import './lib/node-version.mjs';
import { claimPort, startApi } from './lib/api.mjs';
import { buildApps, releasedApps } from './lib/build-apps.mjs';
import { endInOrder } from './lib/ending.mjs';
import { installPackages } from './lib/install.mjs';
import { lanHint } from './lib/lan.mjs';
import { publishBuilds } from './lib/release.mjs';
import { folderFrom, inRoot, portFrom } from './lib/workspace.mjs';

endInOrder();
const port = portFrom('PORT', 8080, { any: true });
const dataDir = folderFrom('DATA_DIR', '.data');
const siteDir = folderFrom('SITE_DIR', '.site');

await claimPort(port);
await installPackages();
const apps = releasedApps();
await buildApps(apps);
const builds = Object.fromEntries(apps.map(({ name }) => [name, inRoot(name, 'dist')]));
const { revision } = await publishBuilds({ store: siteDir, builds });
const served = await startApi({ port, dataDir, siteDir });
console.log(`\nVitrina is ready: http://localhost:${served}/  (release ${revision}; stop with Ctrl+C)`);
for (const line of lanHint(served)) console.log(line);

// `pnpm build [app…] [--force] [--standalone]`: builds the shell and the remotes for release, with `--standalone` also every
// remote's standalone site; all that have changed, or only the named ones.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { buildApps, releasedApps, standaloneApps } from './lib/build-apps.mjs';
import { installPackages } from './lib/install.mjs';
import { fail } from './lib/workspace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, standalone: { type: 'boolean', default: false } },
});
const known = [...(values.standalone ? standaloneApps() : []), ...releasedApps()];
const unknown = positionals.filter((name) => !known.some((app) => app.name === name));
if (unknown.length > 0)
  fail(
    `There is no app ${unknown.join(', ')}; known: ${releasedApps()
      .map(({ name }) => name)
      .join(', ')}`,
  );

await installPackages();
await buildApps(positionals.length > 0 ? known.filter(({ name }) => positionals.includes(name)) : known, values);

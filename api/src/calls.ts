// Prints the calls that the backend of this checkout answers, as `GET /calls.json` of a running one does: for the
// release gate, if a site is published before its server runs. It neither connects nor listens.
import { Altcha } from './platform/captcha/altcha';
import { readConfig } from './platform/config/config';
import { connect } from './platform/database/connect';
import { createLogger } from './platform/http/logger';
import { answeredCalls } from './platform/openapi/answered';
import { buildServer } from './server';

async function main() {
  const log = createLogger('silent');
  const config = { ...readConfig(process.env), siteDir: undefined };
  // A pool connects with the first query, and there is none.
  const database = connect('postgres://nobody@localhost/nothing', config.databasePool, log);
  const app = await buildServer({
    config,
    database,
    revision: { current: undefined },
    captcha: new Altcha('none'),
    cards: { setup: { p2p: undefined, payme: undefined }, providers: {} },
    draftKey: '',
    log,
  });
  await app.ready();
  process.stdout.write(JSON.stringify(answeredCalls(app)));
  await app.close();
  await database.destroy();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

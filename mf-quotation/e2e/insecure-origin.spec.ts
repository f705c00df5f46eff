import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/lib/chromium.mjs';
import { choose, choosePlace, fillPerson, thanked } from './lead-form';

const HOST = 'vitrina.lan';

// The site as another machine of the network reaches it: plain http, under a name that is not this machine's.
test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('over plain http from another machine, where browsers have no WebCrypto, a lead can be sent', async ({
  page,
  baseURL,
  consoleLog,
}) => {
  test.setTimeout(180_000);
  // Chromium takes this header on https alone, and says so.
  consoleLog.expectMatching(/Cross-Origin-Opener-Policy/);
  const address = Object.assign(new URL('/campanacrm', baseURL), { hostname: HOST });
  await page.goto(address.href);
  expect(await page.evaluate(() => [isSecureContext, crypto.subtle])).toEqual([false, undefined]);
  await fillPerson(page, 'lan@example.ec');
  await choose(page, 'Vehículo', 'Sierra');
  await choose(page, 'Paquete', 'Paquete');
  await choosePlace(page);
  await page.getByRole('button', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/\/gracias$/, { timeout: 90_000 });
  await thanked(page);
  expect(await rows('select campaign from form_lead where email = $1', ['lan@example.ec'])).toHaveLength(1);
});

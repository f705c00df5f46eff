import { randomUUID } from 'node:crypto';
import { rows } from '../servers/database';
import { remoteOrigin, site } from '../servers/ports';
import { expect, test } from '../support/console';

test("a remote that breaks in somebody's browser is known to the backend, without what they typed", async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/broken on purpose|The above error occurred|%o|preloaded using link preload/);
  const name = `Broken${randomUUID().replaceAll('-', '')}`;
  await page.addInitScript((error) => sessionStorage.setItem('broken', error), name);
  const override = `mf-quotation@${remoteOrigin('mf-quotation')}/broken/remoteEntry.js`;
  await page.goto(`${site.origin}/gracias?correo=maria@example.com&mf=${override}`);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible();

  const kept = () => rows<Record<string, unknown>>('select * from error_report where error = $1', [name]);
  await expect.poll(kept).toEqual([
    expect.objectContaining({
      remote: 'mf-quotation',
      place: expect.stringMatching(/^\/broken\/remoteEntry\.js:\d+:\d+$/),
      phase: 'render',
      route: '/gracias',
      code: 'VIT-301',
    }),
  ]);
  expect(JSON.stringify(await kept())).not.toContain('maria');

  const listed = await page.request.get(`${site.origin}/sandbox/errors`);
  expect(await listed.text()).toContain(name);
});

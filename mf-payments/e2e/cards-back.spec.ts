import { expect } from '@vitrina/e2e/console';
import { test } from '@vitrina/e2e/document-cache';
import { atP2p, attempts, buyer, go, pay } from './card/card-screen';

test('back from p2p to the very document that was left: nothing is frozen, and its button lives', async ({
  page,
  consoleLog,
}) => {
  consoleLog.expectMatching(/status of 404/); // of the icon of p2p's page, which the sandbox does not have
  const { id } = await buyer(page);
  await pay(page, id, 'p2p');
  await atP2p(page);
  // Not `goBack`, which waits for a load that does not come.
  await page.evaluate(() => history.back());
  await page.waitForURL(/\/usuario\/pagos/, { waitUntil: 'commit' });
  // What came by the back button without the cache is of the type 'back_forward'.
  const type = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);
  await expect.poll(type).toBe('navigate');
  await expect(go(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/Redirigiendo|Si no se abre/)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('$5,000.00');
  await expect(page.getByRole('row', { name: /PENDIENTE/ })).toBeVisible();
  await go(page).click();
  await atP2p(page);
  expect(await attempts(id)).toHaveLength(1);
});

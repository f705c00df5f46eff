import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@vitrina/api-client';
import {
  accessories,
  type PriceLine,
  packageComparison,
  packagePrice,
  packages,
  prepaidMaintenance,
} from '@vitrina/contract';
import { deferred, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { priceLinesFor } from '../../testing/catalogue';
import { openConfigurator, shownPrice, subStep } from '../../testing/configurator';
import { sell } from '../../testing/sell';
import { wizardAt } from '../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

test('accessories follow the price summary of the chosen package', async () => {
  const lines = deferred<PriceLine[]>();
  server.on(packagePrice, () => lines.promise);
  page = openConfigurator(wizardAt(2));
  await waitFor(() => expect(server.requests(packageComparison)).toHaveLength(1));
  expect(server.requests(accessories)).toEqual([]);
  lines.resolve(priceLinesFor(0));
  await waitFor(() => expect(server.requests(accessories)).toHaveLength(2));
  expect(server.requests(prepaidMaintenance)).toEqual([{ versionId: 127 }]);
});

test('a power that comes back from the cache gets its package and price lines again', async () => {
  page = openConfigurator(wizardAt(1));
  await subStep('Potencia');
  await waitFor(() => expect(page.wizard().resumen).toHaveLength(2));
  const press = (name: string) => page.user.click(screen.getByRole('radio', { name }));
  await press('2.0 Híbrido');
  await screen.findByText(/Actualmente no disponemos/);
  expect(shownPrice()).toBeUndefined();
  await press('1.5 Turbo');
  await waitFor(() => expect(page.wizard().resumen).toHaveLength(2));
  expect(shownPrice()).toBe('$25,000.00');
  expect(server.requests(packages)).toHaveLength(2);
});

test('changing the chosen package loads comparison and price summary for it', async () => {
  page = openConfigurator(wizardAt(2));
  await waitFor(() => expect(page.wizard().resumen).toHaveLength(2));
  const before = page.wizard().paquete!.id;
  const lines = [{ id: 7, label: 'Todo', price: 2_700_000 }];
  server.on(packagePrice, () => lines);
  queryClient.removeQueries({ queryKey: [packagePrice.path, { packageId: before + 1 }] });
  await page.user.click(await screen.findByRole('radio', { name: 'Aventura' }));
  const chosen = page.wizard().paquete!.id;
  expect(chosen).not.toBe(before);
  await waitFor(() => expect(page.wizard().resumen).toEqual(lines));
  await waitFor(() =>
    expect(server.requests(packageComparison)).toEqual([{ packageId: before }, { packageId: chosen }]),
  );
  expect(server.requests(packagePrice).at(-1)).toEqual({ packageId: chosen });
});

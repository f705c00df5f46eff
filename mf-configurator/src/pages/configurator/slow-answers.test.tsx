import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@vitrina/api-client';
import {
  type Accessory,
  accessories,
  type CommercialVersion,
  type Coupon,
  commercialVersion,
  type PriceLine,
  packageComparison,
  packagePrice,
  packages,
  prepaidMaintenance,
  type TrimPackage,
} from '@vitrina/contract';
import { goToSubStep } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { deferred, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { act } from 'react';
import { coupons, kits, packagesFor, priceLinesFor, sierra, versionOf } from '../../testing/catalogue';
import { openConfigurator, shownPrice, subStep } from '../../testing/configurator';
import { sell } from '../../testing/sell';
import { wizardAt } from '../../testing/wizards';

/** An earlier, slow answer that arrives after a later one must change nothing: one test for each of the five loads. */
let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

const press = (name: string) => page.user.click(screen.getByRole('radio', { name }));
/** Hands over the slow answer, and waits until it has been read and everything that follows from it has happened. */
const arrive = async <T,>(slow: { resolve(value: T): void }, value: T) => {
  const answers = jest.spyOn(JSON, 'parse');
  slow.resolve(value);
  await waitFor(() => expect(answers).toHaveBeenCalled());
  answers.mockRestore();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
};
/** What a call was asked, in order: without the slow one before the later one there is no race. */
const asked: FakeServer['requests'] = (endpoint) => server.requests(endpoint);
const power = { versionId: 127, motorId: 1, tractionId: 1, year: 2027 };

test('version', async () => {
  const slow = deferred<CommercialVersion>();
  server.on(commercialVersion, ({ year }) => (year === 2026 ? slow.promise : versionOf(sierra, 2027)));
  page = openConfigurator(wizardAt(0));
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  await press('2026');
  await press('2027');
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  expect(asked(commercialVersion).map(({ year }) => year)).toContain(2026);
  await arrive(slow, { ...versionOf(sierra, 2026), price: 1 });
  expect(screen.getByText('Descripción del 2027')).toBeVisible();
  expect(page.wizard()).toMatchObject({ anio: 2027, version: { year: 2027 }, paquete: { year: 2027 } });
});

test('packages', async () => {
  const slow = deferred<TrimPackage[]>();
  server.on(packages, (choice) => (choice.transmissionId === 2 ? slow.promise : packagesFor(choice)));
  page = openConfigurator(wizardAt(1));
  await subStep('Potencia');
  await press('Automática');
  await press('Manual');
  await press('4x4');
  await waitFor(() => expect(page.wizard().paquete).toMatchObject({ transmissionId: 1, tractionId: 2 }));
  expect(asked(packages).map(({ transmissionId, tractionId }) => [transmissionId, tractionId])).toEqual([
    [1, 1],
    [2, 1],
    [1, 2],
  ]);
  await arrive(slow, packagesFor({ ...power, transmissionId: 2 }));
  expect(page.wizard().paquete).toMatchObject({ transmissionId: 1, tractionId: 2 });
  expect(shownPrice()).toBe('$25,000.00');
});

test('package comparison', async () => {
  const [urbano, aventura] = packagesFor({ ...power, transmissionId: 1 });
  const slow = deferred<TrimPackage[]>();
  server.on(packageComparison, ({ packageId }) => (packageId === urbano!.id ? slow.promise : [aventura!]));
  page = openConfigurator(wizardAt(2));
  await screen.findByRole('radio', { name: 'Aventura' });
  await press('Aventura');
  await page.user.click(screen.getByRole('button', { name: 'Comparar con versiones similares' }));
  await screen.findByRole('table');
  expect(asked(packageComparison).map(({ packageId }) => packageId)).toEqual([urbano!.id, aventura!.id]);
  await arrive(slow, [urbano!]);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('Aventura'),
  ]);
});

test('price summary', async () => {
  const [urbano, aventura] = packagesFor({ ...power, transmissionId: 1 });
  const slow = deferred<PriceLine[]>();
  server.on(packagePrice, ({ packageId }) => (packageId === urbano!.id ? slow.promise : priceLinesFor(packageId)));
  page = openConfigurator(wizardAt(2));
  await screen.findByRole('radio', { name: 'Aventura' });
  await press('Aventura');
  const lines = priceLinesFor(aventura!.id);
  await waitFor(() => expect(page.wizard().resumen).toEqual(lines));
  expect(asked(packagePrice).map(({ packageId }) => packageId)).toEqual([urbano!.id, aventura!.id]);
  await arrive(slow, priceLinesFor(urbano!.id));
  expect(page.wizard().resumen).toEqual(lines);
  expect(shownPrice()).toBe('$27,000.00');
});

test('accessories', async () => {
  const slow = deferred<Accessory[]>();
  const slowCoupons = deferred<Coupon[]>();
  server.on(accessories, ({ versionId }) => (versionId === 126 ? slow.promise : kits));
  server.on(prepaidMaintenance, ({ versionId }) => (versionId === 126 ? slowCoupons.promise : coupons));
  page = openConfigurator(wizardAt(0));
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  await press('2026');
  await waitFor(() => expect(server.requests(accessories)).toContainEqual(expect.objectContaining({ versionId: 126 })));
  await press('2027');
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  await arrive(slow, []);
  await arrive(slowCoupons, []);
  act(() => void updateWizard((wizard) => goToSubStep(wizard, 3)));
  expect(await screen.findByRole('checkbox', { name: 'Kit Aventura' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Mant. Prepagados' })).toBeVisible();
});

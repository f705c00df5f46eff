import { screen, waitFor, within } from '@testing-library/react';
import { packageComparison, packages } from '@vitrina/contract';
import { toggleAccessory, toggleCoupon, toggleKit } from '@vitrina/rules';
import { type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { coupons, individual, kits, packagesFor } from '../../../testing/catalogue';
import {
  backButton,
  continueButton,
  openConfigurator,
  reloadConfigurator,
  shownPrice,
  subStep,
} from '../../../testing/configurator';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

const open = async () => {
  page = openConfigurator(wizardAt(2));
  await subStep('Paquetes');
  await screen.findByRole('radio', { name: 'Urbano' });
};
const compare = async () => {
  await page.user.click(screen.getByRole('button', { name: 'Comparar con versiones similares' }));
  await screen.findByRole('table');
  return screen.getByRole('dialog');
};
const change = (name: string) => screen.getByRole('button', { name: `Cambiar a este paquete: ${name}` });

test('the first package is chosen; another one brings its price lines', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Urbano' })).toBeChecked();
  await page.user.click(screen.getByRole('radio', { name: 'Aventura' }));
  expect(shownPrice()).toBe('$27,000.00');
  await waitFor(() => expect(page.wizard().resumen.map(({ label }) => label)).toEqual(['Vehículo', 'Paquete']));
  expect(shownPrice()).toBe('$27,000.00');
});

test('the comparison has a row a package, and its button is disabled for the current one', async () => {
  await open();
  await compare();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Paquete',
    'Año',
    'Precio',
    'Descripción',
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(4);
  expect(
    within(rows[0]!)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent),
  ).toEqual(['2027', '$25,000.00', 'Equipamiento Urbano']);
  expect(change('Urbano 2027')).toBeDisabled();
  expect(change('Aventura 2027')).toBeEnabled();
});

test('the dialog is wider above two packages', async () => {
  await open();
  expect(await compare()).toHaveClass('wide');
  await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  page.close();
  server.on(packageComparison, () =>
    packagesFor({ versionId: 127, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 }),
  );
  await open();
  expect(await compare()).not.toHaveClass('wide');
});

test('changing to another package of the comparison chooses it', async () => {
  await open();
  await compare();
  await page.user.click(change('Aventura 2027'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Aventura' })).toBeChecked();
  expect(shownPrice()).toBe('$27,000.00');
});

test('changing to a package of another year takes that year along', async () => {
  await open();
  await compare();
  await page.user.click(change('Aventura 2026'));
  await waitFor(() => expect(shownPrice()).toBe('$27,000.00'));
  expect(page.wizard()).toMatchObject({
    anio: 2026,
    version: { year: 2026 },
    paquete: { title: 'Aventura', year: 2026 },
  });
  expect(await screen.findByRole('radio', { name: 'Aventura' })).toBeChecked();
});

test('coming back to the packages clears accessories and kits and keeps the coupon', async () => {
  const chosen = toggleCoupon(toggleAccessory(wizardAt(3), individual[0]!), coupons[0]!);
  page = openConfigurator(chosen);
  await subStep('Accesorios');
  await waitFor(() => expect(shownPrice()).toBe('$25,500.00'));
  await page.user.click(backButton());
  await subStep('Paquetes');
  expect(shownPrice()).toBe('$25,200.00');
  expect(page.wizard().accesorios).toMatchObject({ individuales: [], kit: [], cupones: [{ id: 1 }] });
});

test('a power that is sold out at a reload says so, clears accessories and kits, and leads back to the power', async () => {
  server.on(packages, () => []);
  const bought = toggleCoupon(toggleAccessory(wizardAt(4), individual[0]!), coupons[0]!);
  page = reloadConfigurator(toggleKit(bought, kits[2]!).wizard);
  await subStep('Paquetes');
  expect(
    await screen.findByText(
      'Actualmente no disponemos de la versión con Motor 1.5 Turbo Transmisión Manual Tracción 4x2',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Comparar con versiones similares' })).toBeNull();
  expect(screen.queryByText('Cargando paquetes')).toBeNull();
  expect(continueButton()).toBeDisabled();
  expect(page.wizard().accesorios).toMatchObject({ individuales: [], kit: [], cupones: [{ id: 1 }] });
  await page.user.click(screen.getByRole('button', { name: 'Elegir otra potencia' }));
  expect(await subStep('Potencia')).toHaveFocus();
});

import { screen, waitFor, within } from '@testing-library/react';
import { commercialVersion, packages } from '@vitrina/contract';
import { toggleCoupon } from '@vitrina/rules';
import { deferred, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { coupons, packagesFor, sierra, versionOf } from '../../../testing/catalogue';
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
const open = async () => {
  page = openConfigurator(wizardAt(1));
  await subStep('Potencia');
};
afterEach(() => page.close());

const choose = (name: string) => page.user.click(screen.getByRole('radio', { name }));

test('the defaults of the version are chosen', async () => {
  await open();
  for (const name of ['1.5 Turbo', 'Manual', '4x2']) expect(screen.getByRole('radio', { name })).toBeChecked();
});

test("'Continuar' waits while packages load", async () => {
  await open();
  const pending = deferred<ReturnType<typeof packagesFor>>();
  server.on(packages, () => pending.promise);
  await choose('Automática');
  expect(continueButton()).toBeDisabled();
  expect(shownPrice()).toBeUndefined();
  pending.resolve(packagesFor({ versionId: 127, motorId: 1, transmissionId: 2, tractionId: 1, year: 2027 }));
  await waitFor(() => expect(continueButton()).toBeEnabled());
  expect(shownPrice()).toBe('$25,000.00');
});

test('a combination that is not sold says so and leads no further, until another one is chosen', async () => {
  await open();
  await choose('2.0 Híbrido');
  expect(
    await screen.findByText(
      'Actualmente no disponemos de la versión con Motor 2.0 Híbrido Transmisión Manual Tracción 4x2',
    ),
  ).toBeVisible();
  expect(continueButton()).toBeDisabled();
  await choose('4x4');
  await waitFor(() => expect(continueButton()).toBeEnabled());
  expect(screen.queryByText(/Actualmente no disponemos/)).toBeNull();
});

test('a combination that is not sold has no price, whatever is chosen beside the car', async () => {
  page = openConfigurator(toggleCoupon(wizardAt(1), coupons[0]!));
  await subStep('Potencia');
  await choose('2.0 Híbrido');
  await screen.findByText(/^Actualmente no disponemos/);
  expect(shownPrice()).toBeUndefined();
  const bar = within(screen.getByRole('region', { name: 'PVP sugerido' }));
  expect(bar.getByText('No disponible')).toBeVisible();
  await page.user.click(bar.getByRole('button', { name: 'PVP sugerido' }));
  const lines = within(screen.getByRole('dialog', { name: 'Resumen de precio' }));
  expect(lines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'No disponible',
    'Ninguno',
    '$200.00',
    'No disponible',
  ]);
  expect(document.body).not.toHaveTextContent('$0.00');
});

test('the package chosen before is chosen again under its title, also after a combination that is not sold', async () => {
  page = openConfigurator(wizardAt(2));
  await page.user.click(await screen.findByRole('radio', { name: 'Aventura' }));
  await page.user.click(backButton());
  for (const name of ['4x4', '2.0 Híbrido', 'Automática']) {
    await choose(name);
    await waitFor(() => expect(page.wizard().paquete?.title).toBe('Aventura'));
  }
  await choose('4x2');
  await screen.findByText(/^Actualmente no disponemos/);
  await choose('1.5 Turbo');
  await waitFor(() => expect(page.wizard().paquete?.title).toBe('Aventura'));
  await page.user.click(continueButton());
  expect(await screen.findByRole('radio', { name: 'Aventura' })).toBeChecked();
  expect(page.notices).toEqual([]);
});

test('a package that the other power lacks is replaced, and that is said', async () => {
  server.on(packages, (choice) => packagesFor(choice).slice(0, choice.tractionId === 2 ? 1 : 2));
  page = openConfigurator(wizardAt(2));
  await page.user.click(await screen.findByRole('radio', { name: 'Aventura' }));
  await page.user.click(backButton());
  await choose('4x4');
  await waitFor(() => expect(page.notices).toEqual(['Aventura no está disponible: elegimos Urbano.']));
  expect(shownPrice()).toBe('$25,000.00');
});

test.each<['motors' | 'transmissions' | 'tractions', string]>([
  ['motors', 'Motor por definir Transmisión Manual Tracción 4x2'],
  ['transmissions', 'Motor 1.5 Turbo Transmisión por definir Tracción 4x2'],
  ['tractions', 'Motor 1.5 Turbo Transmisión Manual Tracción por definir'],
])('a version without %s says so instead of loading for ever', async (list, names) => {
  const version = { ...versionOf(sierra, 2027), [list]: [] };
  server.on(commercialVersion, ({ year }) => (year === 2026 ? versionOf(sierra, 2026) : version));
  await open();
  expect(await screen.findByText(`Actualmente no disponemos de la versión con ${names}`)).toBeVisible();
  expect(screen.queryByText('Cargando la versión')).toBeNull();
  expect(continueButton()).toBeDisabled();
  expect(shownPrice()).toBeUndefined();
  await page.user.click(screen.getByRole('button', { name: 'Elegir otro año' }));
  await subStep('Especificaciones');
});

test('the packages of a version that has lost its motors say so too', async () => {
  server.on(commercialVersion, () => ({ ...versionOf(sierra, 2027), motors: [] }));
  page = reloadConfigurator(wizardAt(4));
  await subStep('Paquetes');
  expect(await screen.findByText(/^Actualmente no disponemos .* Motor por definir/)).toBeVisible();
  expect(screen.queryByText('Cargando paquetes')).toBeNull();
});

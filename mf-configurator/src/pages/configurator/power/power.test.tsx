import { screen, waitFor } from '@testing-library/react';
import { commercialVersion, packages } from '@vitrina/contract';
import { deferred, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { packagesFor, sierra, versionOf } from '../../../testing/catalogue';
import {
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
  expect(shownPrice()).toBe('$0.00');
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
  expect(shownPrice()).toBe('$0.00');
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

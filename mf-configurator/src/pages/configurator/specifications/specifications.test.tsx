import { screen, waitFor } from '@testing-library/react';
import { commercialVersion } from '@vitrina/contract';
import {
  chooseColour,
  chooseModel,
  choosePackage,
  chooseProvince,
  goToSubStep,
  newWizard,
  toggleAccessory,
  toggleCoupon,
} from '@vitrina/rules';
import { deferred, Failure, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { coupons, individual, packagesFor, pichincha, sierra, versionOf } from '../../../testing/catalogue';
import { acceptButton, continueButton, openConfigurator, shownPrice, subStep } from '../../../testing/configurator';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

/** On Specifications again, with the second package and colour, an accessory and a coupon. */
function chosenAll() {
  const aventura = packagesFor({ versionId: 127, motorId: 1, transmissionId: 1, tractionId: 1, year: 2027 })[1]!;
  const white = chooseColour(choosePackage(wizardAt(4), aventura), versionOf(sierra, 2027).colours[1]!);
  return goToSubStep(toggleCoupon(toggleAccessory(white, individual[1]!), coupons[0]!), 0);
}

const start = () => {
  page = openConfigurator(chooseProvince(chooseModel(newWizard(), sierra), pichincha));
};

test('shows name and description of the newest version, asked for once', async () => {
  start();
  expect(await screen.findByText('Descripción del 2027')).toBeVisible();
  expect(screen.getByRole('radio', { name: '2027' })).toBeChecked();
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  expect(server.requests(commercialVersion)).toEqual([{ modelId: 1, provinceId: 17 }]);
});

test('the terms come with the version: no box that would move away under the finger', async () => {
  const version = deferred<ReturnType<typeof versionOf>>();
  server.on(commercialVersion, () => version.promise);
  start();
  await screen.findByText('Cargando la versión');
  expect(screen.queryByRole('checkbox', { name: /términos/ })).toBeNull();
  version.resolve(versionOf(sierra, 2027));
  expect(await screen.findByRole('checkbox', { name: /términos/ })).toBeVisible();
});

test('shows the logo where the version has one', async () => {
  server.on(commercialVersion, () => ({ ...versionOf(sierra, 2027), logo: '/logo.svg' }));
  start();
  expect(await screen.findByRole('img', { name: 'Cóndor Sierra 2027' })).toHaveAttribute('src', '/logo.svg');
});

test("without the terms 'Continuar' opens them; 'Rechazo' leaves them open, 'Acepto' goes on", async () => {
  start();
  await screen.findByText('Descripción del 2027');
  await page.user.click(continueButton());
  await page.user.click(screen.getByRole('button', { name: 'Rechazo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /términos/ })).not.toBeChecked();
  await page.user.click(continueButton());
  await page.user.click(await acceptButton());
  await subStep('Potencia');
  expect(page.wizard()).toMatchObject({ terminos: true, subpaso: 1 });
});

test("opened by their own button, and then by 'Continuar', 'Acepto' goes on only the second time", async () => {
  start();
  await screen.findByText('Descripción del 2027');
  await page.user.click(screen.getByRole('button', { name: 'Ver términos y condiciones' }));
  await page.user.click(await acceptButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /términos/ })).toBeChecked();
  expect(page.wizard()).toMatchObject({ terminos: true, subpaso: 0 });
  await page.user.click(screen.getByRole('checkbox', { name: /términos/ }));
  await page.user.click(continueButton());
  await page.user.click(await acceptButton());
  await subStep('Potencia');
});

test('another year sets the price to 0, then brings its version and packages; the years stay in sight', async () => {
  const older = deferred<ReturnType<typeof versionOf>>();
  server.on(commercialVersion, ({ year }) => (year === 2026 ? older.promise : versionOf(sierra, 2027)));
  page = openConfigurator(wizardAt(0));
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  await page.user.click(screen.getByRole('radio', { name: '2026' }));
  expect(shownPrice()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Calculando…' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '2027' })).toBeVisible();
  expect(continueButton()).toBeDisabled();
  older.resolve(versionOf(sierra, 2026));
  expect(await screen.findByText('Descripción del 2026')).toBeVisible();
  await waitFor(() => expect(page.wizard().paquete).toMatchObject({ year: 2026 }));
  expect(shownPrice()).toBe('$25,000.00');
  expect(screen.getByRole('button', { name: 'PVP sugerido' })).toBeVisible();
});

test('another year keeps the package of the same name, and says once what it changed besides', async () => {
  page = openConfigurator(chosenAll());
  await waitFor(() => expect(shownPrice()).toBe('$27,320.00'));
  await page.user.click(screen.getByRole('radio', { name: '2026' }));
  await waitFor(() =>
    expect(page.notices).toEqual(['Cambió el color: ahora es Rojo Cotopaxi. Quitamos Alfombras y Hasta 10,000 km.']),
  );
  expect(page.wizard()).toMatchObject({ anio: 2026, paquete: { title: 'Aventura', year: 2026 } });
  expect(shownPrice()).toBe('$27,000.00');
});

test('a version that cannot be loaded can be asked for again', async () => {
  server.on(commercialVersion, () => {
    throw new Failure(404, 'No se vende');
  });
  start();
  await screen.findByText('No pudimos cargar la versión');
  sell(server);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Descripción del 2027')).toBeVisible();
});

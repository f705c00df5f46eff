import { screen, within } from '@testing-library/react';
import { vehicleLines } from '@vitrina/contract';
import { history } from '@vitrina/navigation';
import { chooseModel, chooseProvince, newWizard, stepSearch } from '@vitrina/rules';
import { deferred, Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { altar, azuay, pichincha } from '../../testing/catalogue';
import { sell } from '../../testing/sell';
import { wizardAt, wizardAtSummary } from '../../testing/wizards';
import { HomePage } from './home-page';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

const open = (wizard = newWizard()) => {
  page = renderPage(HomePage, { path: '/', at: '/', wizard });
};
const dialog = () => within(screen.getByRole('dialog'));

test('four or five placeholders stand until the lines arrive', async () => {
  const lines = deferred<never[]>();
  server.on(vehicleLines, () => lines.promise);
  open();
  const places = screen.getByRole('status', { name: '' });
  expect(places).toHaveTextContent('Cargando vehículos');
  expect([4, 5]).toContain(places.querySelectorAll('[aria-hidden=true]:not([aria-hidden] *)').length);
});

test('lines are groups of model buttons with their kind and lowest price', async () => {
  open();
  const line = within(await screen.findByRole('region', { name: 'SUV' }));
  expect(line.getByRole('button', { name: /Cóndor Sierra SUV mediano Desde \$25,000\.00/ })).toBeVisible();
  expect(server.requests(vehicleLines)).toEqual([{ active: true }]);
  expect(line.getByRole('button', { name: /Cóndor Altar/ })).toBeVisible();
});

test("'Siguiente' does nothing without a province", async () => {
  open();
  await page.user.click(await screen.findByRole('button', { name: /Cóndor Sierra/ }));
  await dialog().findByRole('combobox', { name: 'Provincia' });
  await page.user.click(dialog().getByRole('button', { name: 'Siguiente' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(page.address()).toBe('/');
  expect(page.notices).toEqual([]);
  expect(page.wizard().modelo).toBeUndefined();
});

test('model and province open step 2 on Specifications and are told to analytics', async () => {
  open(chooseProvince(chooseModel(newWizard(7), altar), azuay));
  await page.user.click(await screen.findByRole('button', { name: /Cóndor Sierra/ }));
  await page.user.selectOptions(await dialog().findByRole('combobox', { name: 'Provincia' }), 'Pichincha');
  await page.user.click(dialog().getByRole('button', { name: 'Siguiente' }));
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
  expect(page.wizard()).toMatchObject({ paso: 2, subpaso: 0, modelo: { id: 1 }, provincia: pichincha, campana: 7 });
  expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'select_model', model_id: 1, province_id: 17 })]);
});

test('the province of an earlier choice is offered again', async () => {
  open(chooseProvince(chooseModel(newWizard(), altar), azuay));
  await page.user.click(await screen.findByRole('button', { name: /Cóndor Sierra/ }));
  expect(await dialog().findByRole('combobox', { name: 'Provincia' })).toHaveDisplayValue('Azuay');
});

test('a configuration that was left for home is led back to, where it was', async () => {
  const left = wizardAtSummary();
  open(left);
  const strip = await screen.findByRole('link', { name: 'Sigue con tu Cóndor Sierra · $25,000.00' });
  expect(page.wizard()).toMatchObject({ paso: 1, regreso: 3 });
  await page.user.click(strip);
  expect(page.address()).toBe('/condor-sierra/1/resumen');
  expect(page.search()).toBe(stepSearch(left, 3));
  expect(history.location.state).toEqual({ own: true });
});

test('without a configuration there is nothing to go on with, and a model asks for the province alone', async () => {
  open();
  await page.user.click(await screen.findByRole('button', { name: /Cóndor Sierra/ }));
  expect(screen.queryByRole('link', { name: /^Sigue con/ })).toBeNull();
  expect(dialog().queryByText(/se borra/)).toBeNull();
});

test.each(['Cóndor Altar', 'Cóndor Sierra'])('choosing %s says which configuration it replaces', async (name) => {
  open(wizardAt(3));
  await page.user.click(await screen.findByRole('button', { name: new RegExp(name) }));
  expect(dialog().getByRole('status')).toHaveTextContent(
    'Si continúas, empiezas de nuevo y se borra tu configuración de Cóndor Sierra por $25,000.00.',
  );
  await dialog().findByRole('combobox', { name: 'Provincia' });
  await page.user.click(dialog().getByRole('button', { name: 'Siguiente' }));
  expect(page.wizard()).toMatchObject({ modelo: { name }, terminos: false, subpaso: 0 });
});

test('the configuration that would be replaced can be gone on with instead', async () => {
  open(wizardAt(3));
  await page.user.click(await screen.findByRole('button', { name: /Cóndor Altar/ }));
  await page.user.click(dialog().getByRole('button', { name: 'Seguir con tu Cóndor Sierra' }));
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
  expect(page.wizard()).toMatchObject({ modelo: { id: 1 }, subpaso: 3, paquete: { title: 'Urbano' } });
});

test('a later step warns which one to complete first', async () => {
  open();
  await page.user.click(screen.getByRole('button', { name: /Resumen/ }));
  expect(page.notices).toEqual(['Completa primero el paso 2']);
  expect(page.address()).toBe('/');
});

test('lines that cannot be loaded can be asked for again', async () => {
  server.on(vehicleLines, () => {
    throw new Failure(400, 'No disponible');
  });
  open();
  await screen.findByText('No pudimos cargar los vehículos');
  sell(server);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: /Cóndor Sierra/ })).toBeVisible();
});

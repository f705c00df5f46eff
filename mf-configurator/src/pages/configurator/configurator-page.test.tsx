import { act, screen, waitFor, within } from '@testing-library/react';
import { accessories } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { chooseModel, chooseProvince, newWizard } from '@vitrina/rules';
import { type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { altar, pichincha, sierra } from '../../testing/catalogue';
import { backButton, continueButton, openConfigurator, shownPrice, subStep } from '../../testing/configurator';
import { sell } from '../../testing/sell';
import { wizardAt } from '../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

const canGoOn = () => waitFor(() => expect(continueButton()).toBeEnabled());

test('a buyer goes through the five sub-steps to the summary', async () => {
  page = openConfigurator(chooseProvince(chooseModel(newWizard(), sierra), pichincha));
  await subStep('Especificaciones');
  await page.user.click(await screen.findByRole('checkbox', { name: /términos/ }));
  for (const title of ['Potencia', 'Paquetes', 'Accesorios', 'Exterior']) {
    await canGoOn();
    await page.user.click(continueButton());
    expect(await subStep(title)).toHaveFocus();
  }
  await page.user.click(continueButton());
  expect(page.address()).toBe('/condor-sierra/1/resumen');
});

test('the way back is free, down to home', async () => {
  page = openConfigurator(wizardAt(4));
  await subStep('Exterior');
  for (const title of ['Accesorios', 'Paquetes', 'Potencia', 'Especificaciones']) {
    await page.user.click(backButton());
    await subStep(title);
  }
  await page.user.click(backButton());
  expect(page.address()).toBe('/');
});

test('back to a page whose address has two parts as well is no way home', async () => {
  page = openConfigurator(wizardAt(3));
  await subStep('Accesorios');
  act(() => navigate('/usuario/cotizaciones'));
  expect(page.address()).toBe('/usuario/cotizaciones');
});

test('without accessories and kits their sub-step is skipped in both directions', async () => {
  server.on(accessories, () => []);
  page = openConfigurator(wizardAt(2));
  await subStep('Paquetes');
  await canGoOn();
  expect(screen.getByRole('button', { name: 'Accesorios' })).toBeDisabled();
  await page.user.click(continueButton());
  await subStep('Exterior');
  await page.user.click(backButton());
  await subStep('Paquetes');
});

test('a reload lands on the sub-step where the buyer was, with the choices made', async () => {
  page = openConfigurator(wizardAt(3));
  await subStep('Accesorios');
  await waitFor(() => expect(shownPrice()).toBe('$25,000.00'));
  expect(page.wizard()).toMatchObject({ subpaso: 3, paquete: { title: 'Urbano' }, terminos: true });
});

test('who goes elsewhere while the province is asked for gets there; who closes the question goes home', async () => {
  page = openConfigurator(wizardAt(3), '/condor-altar/2');
  await screen.findByRole('dialog', { name: /provincia/ });
  act(() => navigate('/terminos'));
  expect(page.address()).toBe('/terminos');
  page.close();
  page = openConfigurator(wizardAt(3), '/condor-altar/2');
  await page.user.click(
    within(await screen.findByRole('dialog', { name: /provincia/ })).getByRole('button', { name: 'Cerrar' }),
  );
  expect(page.address()).toBe('/');
});

test('the address of another model begins that model anew and asks for the province', async () => {
  page = openConfigurator(wizardAt(3), '/condor-altar/2');
  const dialog = within(await screen.findByRole('dialog', { name: /provincia/ }));
  expect(dialog.getByText(/se borra tu configuración de Cóndor Sierra por \$25,000\.00/)).toBeVisible();
  await page.user.selectOptions(await dialog.findByRole('combobox'), 'Pichincha');
  await page.user.click(dialog.getByRole('button', { name: 'Siguiente' }));
  await subStep('Especificaciones');
  expect(await screen.findByText('Descripción del 2027')).toBeVisible();
  expect(page.wizard()).toMatchObject({ modelo: { id: altar.id }, terminos: false, subpaso: 0 });
});

test('who closes the question for the province of another model keeps the configuration that it would replace', async () => {
  page = openConfigurator(wizardAt(3), '/condor-altar/2');
  await screen.findByRole('dialog', { name: /provincia/ });
  await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(page.address()).toBe('/');
  expect(page.wizard()).toMatchObject({ modelo: { id: sierra.id }, subpaso: 3, paquete: { title: 'Urbano' } });
});

const LEFT = 'Dejaste tu configuración de Cóndor Sierra por $25,000.00';

test('an address that brings its province replaces a configuration and offers the way back', async () => {
  page = openConfigurator(wizardAt(3), '/condor-altar/2?provincia=17');
  await waitFor(() => expect(page.wizard()).toMatchObject({ modelo: { id: altar.id }, provincia: pichincha }));
  await waitFor(() => expect(page.notices).toContain(LEFT));
  expect(page.answer(LEFT)).toBe(true);
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
  await subStep('Accesorios');
  expect(page.wizard()).toMatchObject({ modelo: { id: sierra.id }, subpaso: 3, paquete: { title: 'Urbano' } });
});

test('who goes back to it from the question for the province is offered no other way back', async () => {
  page = openConfigurator(wizardAt(3), '/condor-altar/2');
  await screen.findByRole('dialog', { name: /provincia/ });
  await page.user.click(screen.getByRole('button', { name: 'Seguir con tu Cóndor Sierra' }));
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
  await act(async () => {});
  expect(page.notices).not.toContain(LEFT);
});

test('who names no province goes home', async () => {
  page = openConfigurator(newWizard());
  await screen.findByRole('dialog', { name: /provincia/ });
  await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(page.address()).toBe('/');
});

test.each(['/condor-nada/99', '/condor-nada/abc', '/condor-nada/0'])('%s leads home without a message', async (at) => {
  page = openConfigurator(newWizard(), at);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.notices).toEqual([]);
});

test('step headers: an earlier step opens, a later one names the step before it', async () => {
  page = openConfigurator(wizardAt(1));
  await subStep('Potencia');
  await page.user.click(screen.getByRole('button', { name: /Compra en línea/ }));
  expect(page.notices).toEqual(['Completa primero el paso 4']);
  await page.user.click(screen.getByRole('button', { name: /Elige tu vehículo/ }));
  expect(page.address()).toBe('/');
});

test('the sub-step menu leads back, never on', async () => {
  page = openConfigurator(wizardAt(2));
  await subStep('Paquetes');
  const menu = within(screen.getByRole('navigation', { name: 'Personaliza tu vehículo' }));
  expect(menu.getByRole('button', { name: 'Exterior' })).toBeDisabled();
  await page.user.click(menu.getByRole('button', { name: 'Especificaciones' }));
  await subStep('Especificaciones');
});

test('the floating price opens what it is made of', async () => {
  page = openConfigurator(wizardAt(3));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Kit Seguro' }));
  await page.user.click(screen.getByRole('tab', { name: 'Mant. Prepagados' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Hasta 10,000 km' }));
  await page.user.click(screen.getByRole('button', { name: /PVP sugerido/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resumen de precio' }));
  expect(dialog.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'Precio del vehículo',
    'Total accesorios',
    'Total mantenimiento prepagado',
    'PVP sugerido',
  ]);
  expect(dialog.getByText('Los precios incluyen IVA.')).toBeVisible();
  const amounts = dialog.getAllByRole('definition');
  expect(amounts.map((amount) => amount.textContent)).toEqual(['$25,000.00', '$220.00', '$200.00', '$25,420.00']);
});

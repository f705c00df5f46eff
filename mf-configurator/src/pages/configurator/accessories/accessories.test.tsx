import { render, screen, waitFor } from '@testing-library/react';
import { ACCESSORY_KINDS, accessories, prepaidMaintenance } from '@vitrina/contract';
import { newWizard } from '@vitrina/rules';
import { Failure, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { individual, kits } from '../../../testing/catalogue';
import { backButton, openConfigurator, shownPrice, subStep } from '../../../testing/configurator';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';
import { Coupons } from './coupons';

let server: FakeServer;
let page: RenderedPage | undefined;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => {
  page?.close();
  page = undefined;
});

const open = async () => {
  page = openConfigurator(wizardAt(3));
  await subStep('Accesorios');
  await screen.findByRole('tab', { name: 'Kit' });
  return page;
};
const tab = (name: string) => screen.getByRole('tab', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a kit removes the accessories that it contains, each with its toast, and keeps them disabled', async () => {
  const { user, notices } = await open();
  await user.click(tab('Individuales'));
  await user.click(box('Barras de techo'));
  await user.click(box('Cámara de tablero'));
  expect(shownPrice()).toBe('$25,550.00');
  await user.click(tab('Kit'));
  await user.click(box('Kit Aventura'));
  expect(notices).toEqual(['Se ha removido Barras de techo porque Kit Aventura ya lo incluye']);
  expect(shownPrice()).toBe('$25,650.00');
  await user.click(tab('Individuales'));
  expect(box('Barras de techo')).toBeDisabled();
  expect(box('Barras de techo')).toHaveAccessibleDescription(/Incluido en Kit Aventura/);
  expect(box('Cámara de tablero')).toBeChecked();
});

const RACK = 'Se ha removido Barras de techo porque Kit Aventura ya lo incluye';
const MATS = 'Se ha removido Alfombras porque Kit Aventura ya lo incluye';
const removeTwo = async () => {
  const opened = await open();
  await opened.user.click(tab('Individuales'));
  await opened.user.click(box('Barras de techo'));
  await opened.user.click(box('Alfombras'));
  await opened.user.click(tab('Kit'));
  await opened.user.click(box('Kit Aventura'));
  expect(opened.notices).toEqual([RACK, MATS]);
  return opened;
};

test("'Deshacer' takes the kit out and puts the accessory back, whichever tab is open, each removal by itself", async () => {
  const { user, answer } = await removeTwo();
  await user.click(tab('Individuales'));
  expect(answer(RACK)).toBe(true);
  expect(box('Barras de techo')).toBeChecked();
  expect(box('Alfombras')).not.toBeChecked();
  expect(shownPrice()).toBe('$25,300.00');
  expect(answer(MATS)).toBe(true);
  expect(box('Alfombras')).toBeChecked();
  expect(shownPrice()).toBe('$25,420.00');
});

test('an offer to undo is taken back when it no longer applies', async () => {
  const { user, answer } = await removeTwo();
  await user.click(box('Kit Aventura'));
  await user.click(tab('Individuales'));
  await user.click(box('Barras de techo'));
  expect(answer(RACK)).toBe(false);
  await user.click(backButton());
  await subStep('Paquetes');
  expect(answer(MATS)).toBe(false);
});

test('a kit that shares items with a chosen one is disabled until that one is taken out', async () => {
  const { user } = await open();
  await user.click(box('Kit Aventura'));
  expect(box('Kit Ciudad')).toBeDisabled();
  expect(box('Kit Ciudad')).toHaveAccessibleDescription(/Comparte accesorios con Kit Aventura/);
  expect(box('Kit Seguro')).toBeEnabled();
  await user.click(box('Kit Aventura'));
  expect(box('Kit Ciudad')).toBeEnabled();
  expect(shownPrice()).toBe('$25,000.00');
});

test('one coupon at most: the others wait', async () => {
  const { user } = await open();
  await user.click(tab('Mant. Prepagados'));
  await user.click(box('Hasta 30,000 km'));
  expect(box('Hasta 10,000 km')).toBeDisabled();
  expect(shownPrice()).toBe('$25,550.00');
  await user.click(box('Hasta 30,000 km'));
  expect(box('Hasta 10,000 km')).toBeEnabled();
});

test('what the server has disabled cannot be chosen', async () => {
  server.on(accessories, ({ kind }) =>
    kind === ACCESSORY_KINDS.kits ? kits : individual.map((accessory) => ({ ...accessory, disabled: true })),
  );
  const { user } = await open();
  await user.click(tab('Individuales'));
  expect(box('Alfombras')).toBeDisabled();
  expect(box('Alfombras')).toHaveAccessibleDescription(/No disponible/);
});

test('an empty list says so; without prepaid maintenance there is no tab for it', async () => {
  server.on(accessories, ({ kind }) => (kind === ACCESSORY_KINDS.kits ? [] : individual));
  server.on(prepaidMaintenance, () => []);
  await open();
  expect(screen.getByText('No hay Kits de accesorios registrados')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Mant. Prepagados' })).toBeNull();
});

test('without individual accessories their tab says so', async () => {
  server.on(accessories, ({ kind }) => (kind === ACCESSORY_KINDS.kits ? kits : []));
  const { user } = await open();
  await user.click(tab('Individuales'));
  expect(screen.getByText('No hay accesorios registrados')).toBeVisible();
});

test('an empty list of coupons says so', () => {
  render(<Coupons wizard={newWizard()} offered={[]} />);
  expect(screen.getByText('No hay mantenimientos prepagados')).toBeVisible();
});

test('accessories that cannot be loaded can be asked for again', async () => {
  server.on(accessories, () => {
    throw new Failure(400, 'No disponible');
  });
  page = openConfigurator(wizardAt(3));
  await screen.findByText('No pudimos cargar los accesorios');
  sell(server);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(box('Kit Aventura')).toBeVisible());
});

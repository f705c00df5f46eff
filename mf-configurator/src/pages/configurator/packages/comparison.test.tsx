import { screen, within } from '@testing-library/react';
import { packageComparison } from '@vitrina/contract';
import { Failure, type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { openConfigurator, subStep } from '../../../testing/configurator';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
beforeEach(async () => {
  server = fakeServer();
  sell(server);
  page = openConfigurator(wizardAt(2));
  await subStep('Paquetes');
  await screen.findByRole('radio', { name: 'Urbano' });
});
afterEach(() => page.close());

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => page.user.click(button(name));
const tick = (name: string) => page.user.click(screen.getByRole('checkbox', { name: `Comparar ${name}` }));
const line = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string) =>
  within(line(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a card tells what its package brings and how far its price is from the chosen one', () => {
  expect(screen.getByRole('radio', { name: 'Urbano' })).toHaveAccessibleDescription(
    '2027 Equipamiento Urbano $25,000.00',
  );
  expect(screen.getByRole('radio', { name: 'Aventura' })).toHaveAccessibleDescription(/\$27,000\.00 \+\$2,000\.00$/);
});

test('one package is not enough to compare, and the ticks can be taken away', async () => {
  await tick('Urbano 2027');
  expect(screen.getByText('Marca otro paquete')).toBeVisible();
  expect(button('Comparar')).toBeDisabled();
  await press('Quitar');
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Comparar Urbano 2027' })).not.toBeChecked();
});

test('two ticked packages stand side by side, and what differs is said in words', async () => {
  await tick('Urbano 2027');
  await tick('Aventura 2027');
  await press('Comparar 2 paquetes');
  expect(screen.getByRole('dialog', { name: 'Diferencias entre paquetes' })).not.toHaveClass('wide');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['UrbanoTu paquete', 'Aventura']);
  expect(cells('Precio Distinto')).toEqual(['$25,000.00', '$27,000.00+$2,000.00']);
  expect(cells('Motor')).toEqual(['1.5 Turbo', '1.5 Turbo']);
  expect(line('Motor')).not.toHaveTextContent('Distinto');
  expect(cells('Equipamiento Aventura Distinto')).toEqual(['—No incluido', 'Incluido']);
  expect(button('Cambiar a este paquete: Urbano 2027')).toBeDisabled();
});

test("'Solo diferencias' leaves out what is the same", async () => {
  await tick('Urbano 2027');
  await tick('Aventura 2027');
  await press('Comparar 2 paquetes');
  const brief = screen.getByRole('switch', { name: 'Solo diferencias' });
  await page.user.click(brief);
  expect(brief).toBeChecked();
  expect(screen.queryByRole('row', { name: /^Motor/ })).toBeNull();
  expect(line('Precio')).toBeVisible();
  await page.user.click(brief);
  expect(line('Motor')).toBeVisible();
});

test('similar versions can be ticked too; with three the others wait and the dialog is wide', async () => {
  await tick('Aventura 2027');
  await press('Comparar con versiones similares');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comparar versiones similares' }));
  await dialog.findByRole('table');
  const box = (name: string) => dialog.getByRole('checkbox', { name: `Comparar ${name}` });
  expect(box('Aventura 2027')).toBeChecked();
  await page.user.click(box('Urbano 2026'));
  await page.user.click(box('Aventura 2026'));
  expect(box('Urbano 2027')).toBeDisabled();
  await page.user.click(dialog.getByRole('button', { name: 'Comparar 3 paquetes' }));
  expect(screen.getByRole('dialog', { name: 'Diferencias entre paquetes' })).toHaveClass('wide');
  expect(cells('Año Distinto')).toEqual(['2027', '2026', '2026']);
  await press('Ver versiones similares');
  expect(screen.getByRole('dialog', { name: 'Comparar versiones similares' })).toBeVisible();
});

test('a package of the differences can be changed to', async () => {
  await tick('Urbano 2027');
  await tick('Aventura 2027');
  await press('Comparar 2 paquetes');
  await press('Cambiar a este paquete: Aventura 2027');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Aventura' })).toBeChecked();
});

test('similar versions that cannot be loaded can be asked for again', async () => {
  server.on(packageComparison, () => {
    throw new Failure(400, 'No disponible');
  });
  await page.user.click(screen.getByRole('radio', { name: 'Aventura' }));
  await press('Comparar con versiones similares');
  await screen.findByText('No pudimos cargar la comparación');
  sell(server);
  await press('Reintentar');
  expect(await screen.findByRole('table')).toBeVisible();
});

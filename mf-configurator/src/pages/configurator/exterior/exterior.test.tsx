import { screen } from '@testing-library/react';
import { commercialVersion } from '@vitrina/contract';
import { receiveVersion } from '@vitrina/rules';
import { sierra, versionOf } from '../../../testing/catalogue';
import { continueButton, openConfigurator, subStep } from '../../../testing/configurator';
import { type FakeServer, fakeServer } from '../../../testing/fake-server';
import type { OpenPage } from '../../../testing/render-page';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: OpenPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(() => page.close());

const car = () => screen.getByRole('img', { name: /Cóndor Sierra/ });

test('the first colour is chosen, stands on the stage and turns', async () => {
  page = openConfigurator(wizardAt(4));
  await subStep('Exterior');
  expect(screen.getByRole('radio', { name: 'Rojo Cotopaxi' })).toBeChecked();
  expect(car()).toHaveAttribute('src', '/turn-1-0.webp');
  expect(screen.getByRole('slider', { name: 'Vista 360° de Cóndor Sierra, color Rojo Cotopaxi' })).toBeVisible();
});

test('a colour without a turn shows its picture and says so', async () => {
  page = openConfigurator(wizardAt(4));
  await subStep('Exterior');
  await page.user.click(screen.getByRole('radio', { name: 'Blanco Glaciar' }));
  expect(screen.getByText('No hay un 360 registrado para este color')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(car()).toHaveAttribute('src', '/colour-2.webp');
  expect(page.wizard().color).toMatchObject({ id: 2 });
});

test('a model without colours says so and leads on', async () => {
  const colourless = { ...versionOf(sierra, 2027), colours: [] };
  server.on(commercialVersion, () => colourless);
  page = openConfigurator(receiveVersion({ ...wizardAt(4), color: undefined }, colourless));
  await subStep('Exterior');
  expect(screen.getByText('Por el momento no contamos con colores disponibles para este modelo.')).toBeVisible();
  await page.user.click(continueButton());
  expect(page.address()).toBe('/condor-sierra/1/resumen');
});

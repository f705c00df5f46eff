import { fireEvent, screen, waitFor } from '@testing-library/react';
import { commercialVersion } from '@vitrina/contract';
import { receiveVersion } from '@vitrina/rules';
import { type FakeServer, fakeServer, type RenderedPage } from '@vitrina/testing';
import { sierra, versionOf } from '../../../testing/catalogue';
import { continueButton, openConfigurator, subStep } from '../../../testing/configurator';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: RenderedPage;
/** Answers what is fetched by its address alone: pictures, which the fake server does not have. */
function servePictures(serve: (address: string) => Promise<Response>) {
  const calls = globalThis.fetch;
  globalThis.fetch = ((input, init) => (typeof input === 'string' ? serve(input) : calls(input, init))) as typeof fetch;
}
beforeEach(() => {
  server = fakeServer();
  sell(server);
  servePictures(() => new Promise(() => undefined));
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

test('when no frame can be loaded, the one that stands still neither, the still picture of the colour stays', async () => {
  servePictures(() => Promise.reject(new Error('network')));
  page = openConfigurator(wizardAt(4));
  await screen.findByText('No pudimos cargar la vista 360°');
  fireEvent.error(car());
  expect(car()).toHaveAttribute('src', '/colour-1.webp');
});

test('who saves data gets the turn only when asking for it, and is told its weight', async () => {
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  globalThis.createImageBitmap = (async () => ({ close: () => undefined })) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = () => null;
  const asked: string[] = [];
  servePictures(async (address) => {
    asked.push(address);
    return new Response(new Uint8Array(100_000));
  });
  page = openConfigurator(wizardAt(4));
  const offer = await screen.findByRole('button', { name: 'Ver en 360° (0.4 MB)' });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(asked).toEqual(['/turn-1-0.webp']);
  await page.user.click(offer);
  expect(screen.getByRole('slider', { name: /Vista 360°/ })).toBeVisible();
  await waitFor(() => expect(asked).toContain('/turn-1-3.webp'));
  Reflect.deleteProperty(navigator, 'connection');
});

test('the scene is day or studio, and is remembered for the visit', async () => {
  page = openConfigurator(wizardAt(4));
  await subStep('Exterior');
  const scene = () => screen.getByRole('group', { name: 'Fondo' });
  const option = (name: string) => screen.getByRole('button', { name });
  expect(scene()).toHaveAttribute('data-scene', 'studio');
  expect(option('Estudio')).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(option('Día'));
  expect(scene()).toHaveAttribute('data-scene', 'day');
  expect(option('Día')).toHaveAttribute('aria-pressed', 'true');
  expect(option('Estudio')).toHaveAttribute('aria-pressed', 'false');
  await page.user.click(screen.getByRole('radio', { name: 'Blanco Glaciar' }));
  expect(scene()).toHaveAttribute('data-scene', 'day');
  expect(sessionStorage.getItem('vitrina.scene')).toBe('day');
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

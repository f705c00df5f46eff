import { screen, waitFor, within } from '@testing-library/react';
import { dealerships } from '@vitrina/contract';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { agencies } from '../../../testing/catalogue';
import { sell } from '../../../testing/sell';
import { wizardAtSummary } from '../../../testing/wizards';
import { SummaryPage } from '../summary-page';

let server: FakeServer;
let page: RenderedPage;
const getCurrentPosition = jest.fn();
beforeEach(() => {
  server = fakeServer();
  sell(server);
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
});
afterEach(() => page.close());

const open = async () => {
  page = renderPage(SummaryPage, {
    path: '/:titulo/:id/resumen',
    at: '/condor-sierra/1/resumen',
    wizard: wizardAtSummary(),
  });
  await screen.findByRole('radio', { name: 'Cóndor Norte' });
};
const names = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby')!)?.textContent);
const card = (name: string) => within(screen.getByRole('radio', { name }).closest('li')!);

test('lists the dealerships of the province and filters them without regard to accents', async () => {
  await open();
  expect(server.requests(dealerships)).toEqual([{ provinceId: 17 }]);
  await page.user.type(screen.getByRole('searchbox', { name: 'Busca concesionario' }), 'ruminahui');
  expect(names()).toEqual(['Cóndor Sur']);
  await page.user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No existen coincidencias')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
});

test('a province without dealerships says so, and another one can be chosen here', async () => {
  server.on(dealerships, ({ provinceId }) => (provinceId === 17 ? [] : agencies));
  page = renderPage(SummaryPage, {
    path: '/:titulo/:id/resumen',
    at: '/condor-sierra/1/resumen',
    wizard: wizardAtSummary(),
  });
  expect(await screen.findByText('Todavía no hay concesionarios en Pichincha')).toBeVisible();
  expect(screen.queryByText('No existen coincidencias')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Elegir otra provincia' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'Provincia' }), 'Azuay');
  await page.user.click(dialog.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('radio', { name: 'Cóndor Norte' })).toBeVisible();
  expect(page.address()).toBe('/condor-sierra/1/resumen');
  expect(page.wizard()).toMatchObject({ paso: 3, provincia: { name: 'Azuay' } });
  await waitFor(() => expect(page.search()).toMatch(/provincia=1&/));
});

test('the chosen one shows every field, its hours as HHhmm and both links', async () => {
  await open();
  await page.user.click(screen.getByRole('radio', { name: 'Cóndor Norte' }));
  const shown = card('Cóndor Norte');
  for (const text of [
    'Andes Motor',
    'Venta y taller',
    'Quito, Ecuador',
    'Parroquia de Quito, Quito, Pichincha',
    'Frente al parque',
    'Lunes a Viernes',
    '08h30 – 18h00',
    '09h00 – 14h00',
  ]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  for (const [name, host] of [
    [/^Ver en mapa/, 'www.google.com'],
    [/^Cómo llegar/, 'www.waze.com'],
  ] as const) {
    const link = shown.getByRole('link', { name });
    expect(new URL(link.getAttribute('href')!).host).toBe(host);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('one without coordinates says so and links nowhere', async () => {
  await open();
  await page.user.click(screen.getByRole('radio', { name: 'Cóndor Cañaveral' }));
  expect(card('Cóndor Cañaveral').getByText('Sin dirección o cooderndas configuradas')).toBeVisible();
  expect(card('Cóndor Cañaveral').queryByRole('link')).toBeNull();
});

test('the place of the buyer is asked for by the button only, and then sorts by distance', async () => {
  await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementation((found: PositionCallback) =>
    found({ coords: { latitude: -0.35, longitude: -78.45 } } as GeolocationPosition),
  );
  await page.user.click(screen.getByRole('button', { name: 'Ordenar por cercanía' }));
  expect(names()).toEqual(['Cóndor Sur', 'Cóndor Norte', 'Cóndor Cañaveral']);
  expect(card('Cóndor Sur').getByText('A 2.2 km')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ordenar por cercanía' })).toBeNull();
});

describe('where the browser tells what is allowed', () => {
  const allow = (state: PermissionState) =>
    Object.defineProperty(navigator, 'permissions', { value: { query: async () => ({ state }) }, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'permissions'));

  test('a place that is allowed already sorts at once, without a press', async () => {
    allow('granted');
    getCurrentPosition.mockImplementation((found: PositionCallback) =>
      found({ coords: { latitude: -0.35, longitude: -78.45 } } as GeolocationPosition),
    );
    await open();
    await waitFor(() => expect(names()).toEqual(['Cóndor Sur', 'Cóndor Norte', 'Cóndor Cañaveral']));
    expect(screen.queryByRole('button', { name: 'Ordenar por cercanía' })).toBeNull();
  });

  test('a place that is allowed and not found is no message, and the button stays', async () => {
    allow('granted');
    getCurrentPosition.mockImplementation((_found: PositionCallback, failed: () => void) => failed());
    await open();
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    expect(page.notices).toEqual([]);
    expect(screen.getByRole('button', { name: 'Ordenar por cercanía' })).toBeEnabled();
  });

  test.each<PermissionState>(['prompt', 'denied'])('%s: nothing is asked without a press', async (state) => {
    allow(state);
    await open();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Ordenar por cercanía' })).toBeVisible();
  });
});

test('a refused permission is told and keeps the order', async () => {
  await open();
  getCurrentPosition.mockImplementation((_found: PositionCallback, refused: () => void) => refused());
  await page.user.click(screen.getByRole('button', { name: 'Ordenar por cercanía' }));
  expect(page.notices).toEqual(['No pudimos conocer tu ubicación']);
  expect(names()).toEqual(['Cóndor Norte', 'Cóndor Sur', 'Cóndor Cañaveral']);
});

test('dealerships that cannot be loaded can be asked for again', async () => {
  server.on(dealerships, () => {
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(SummaryPage, {
    path: '/:titulo/:id/resumen',
    at: '/condor-sierra/1/resumen',
    wizard: wizardAtSummary(),
  });
  await screen.findByText('No pudimos cargar los concesionarios');
  sell(server);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

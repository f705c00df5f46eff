import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { formIsReady } from '../../testing/quotation-form';
import { completeWizard } from '../../testing/wizard';
import { QuotationPage } from './quotation-page';

let page: ReturnType<typeof openPage>;
beforeEach(async () => {
  const at = { path: '/:titulo/:id/cotiza', address: '/condor-sierra/3/cotiza', wizard: completeWizard() };
  page = openPage(QuotationPage, at);
  await formIsReady();
});
afterEach(() => page.close());

test('the page is step 4 and asks for the data', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ingrese sus datos en el siguiente formulario');
  expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent('Obtén tu cotización');
  await waitFor(() => expect(page.wizard().paso).toBe(4));
});

test('a click on an earlier step goes there; step 5 says what to complete first', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Compra en línea/ }));
  expect(page.notices).toEqual(['Completa primero el paso 4']);
  expect(location.pathname).toBe('/condor-sierra/3/cotiza');
  await userEvent.click(screen.getByRole('button', { name: /Resumen/ }));
  expect(location.pathname).toBe('/condor-sierra/3/resumen');
});

test('the summary names every choice and price line, and the total is their sum', () => {
  const summary = screen.getByRole('complementary', { name: 'Resumen de tu configuración' });
  const picture = within(summary).getByRole('img', { name: 'Cóndor Sierra, Rojo Cotopaxi' });
  expect(picture).toHaveAttribute('src', '/rojo/00.webp');
  for (const text of [
    'Cóndor Sierra 2027',
    '2.0 Turbo, Automática, 4x4',
    'Cumbre',
    'Rojo Cotopaxi',
    'Barras de techo, Kit aventura',
    'Hasta 40,000 km',
    'Cóndor Quito Norte, Pichincha',
    '$42,990.00',
    '$285.50',
    '$1,499.00',
    '$915.00',
    '$45,689.50',
  ]) {
    expect(within(summary).getAllByText(text)[0]).toBeVisible();
  }
});

const SEARCH =
  '?provincia=17&anio=2027&motor=1&transmision=2&traccion=3&paquete=91&individuales=11&kits=12&cupon=13&color=7&agencia=5';

test("'Cancelar' leads back to step 3, with the whole choice in its address", async () => {
  const cancel = await screen.findByRole('link', { name: 'Cancelar' });
  expect(cancel).toHaveAttribute('href', `/condor-sierra/3/resumen${SEARCH}`);
});

test('the address of the page holds the whole choice', () => {
  expect(location.pathname + location.search).toBe(`/condor-sierra/3/cotiza${SEARCH}`);
});

import { screen } from '@testing-library/react';
import { navigate } from '@vitrina/navigation';
import { newWizard } from '@vitrina/rules';
import { act } from 'react';
import { quotedOf } from '../../outcome/quoted';
import { openPage } from '../../testing/open-page';
import { completeWizard } from '../../testing/wizard';
import { ThanksPage } from './thanks-page';

const open = () => openPage(ThanksPage, { path: '/gracias', address: '/gracias', wizard: completeWizard() });
const heading = () => screen.getByRole('heading', { level: 1 });

test('after a request it names what was quoted, shows it, and says that the quotation comes by e-mail', () => {
  const page = open();
  act(() => navigate('/gracias', { replace: true, state: { quoted: quotedOf(completeWizard(), 1042) } }));
  expect(heading()).toHaveTextContent('¡Gracias! Cotizaste tu Cóndor Sierra 2027');
  expect(screen.getByText('La cotización llegará a tu correo electrónico.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Cóndor Sierra 2027, Rojo Cotopaxi' })).toHaveAttribute(
    'src',
    '/rojo/00.webp',
  );
  for (const text of ['Cotización N.º 1042', 'Cumbre', 'Rojo Cotopaxi', 'Cóndor Quito Norte', '$45,689.50']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  page.close();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another state', { otra: 1 }],
  ['a broken one', { quoted: 'x' }],
  ['a request of no form', { received: 'x' }],
])('opened with %s it thanks in general', (_, state) => {
  const page = open();
  act(() => navigate('/gracias', { replace: true, state }));
  expect(heading()).toHaveTextContent('Gracias por tu interés en Cóndor');
  expect(screen.getByText(/llegará a tu correo electrónico/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  page.close();
});

test.each([
  ['quotation', 'Un asesor te enviará la cotización a tu correo electrónico.'],
  ['call', 'El concesionario que elegiste se comunicará contigo.'],
])('after a lead form it says what comes next: %s', (received, lead) => {
  const page = open();
  act(() => navigate('/gracias', { replace: true, state: { received } }));
  expect(heading()).toHaveTextContent('¡Gracias! Recibimos tu solicitud');
  expect(screen.getByText(lead)).toBeVisible();
  page.close();
});

test('the wizard ends here', () => {
  const page = open();
  expect(page.wizard()).toEqual(newWizard());
  page.close();
});

test('a wizard that is not complete has quoted nothing', () => {
  expect(quotedOf(newWizard(), 1)).toBeUndefined();
});

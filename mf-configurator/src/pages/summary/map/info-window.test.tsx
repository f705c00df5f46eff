import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencies } from '../../../testing/catalogue';
import { InfoWindow } from './info-window';

const close = jest.fn();
const open = () => {
  close.mockReset();
  render(<InfoWindow ref={null} dealership={agencies[0]!} onClose={close} />);
  return within(screen.getByRole('dialog', { name: 'Cóndor Norte' }));
};

test('shows every field, the hours as HHhmm, and both links', () => {
  const shown = open();
  for (const text of [
    'Andes Motor',
    'Venta y taller',
    'Parroquia de Quito, Quito, Pichincha',
    'Av. 10 de Agosto N30-12 y Mariana de Jesús',
    'Quito, Ecuador',
    'Frente al parque',
    'Lunes a Viernes',
    '08h30 – 18h00',
    '09h00 – 14h00',
  ]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  const hosts = shown.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).host);
  expect(hosts).toEqual(['www.google.com', 'www.waze.com']);
});

test('is closed by its button and by Escape', async () => {
  const shown = open();
  await userEvent.click(shown.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});

import { render, screen } from '@testing-library/react';
import { cents } from '@vitrina/contract';
import { PriceLines } from './price-lines';

test('each label is followed by its amount, the total last', () => {
  render(
    <PriceLines
      lines={[
        { key: 'a', label: 'Vehículo', price: cents(3499000) },
        { key: 'b', label: 'Accesorios', price: cents(5) },
      ]}
      total={{ label: 'Total', price: cents(3499005) }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Vehículo', 'Accesorios', 'Total']);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$34,990.00',
    '$0.05',
    '$34,990.05',
  ]);
});

test('what costs nothing says so, and what has no price says what the page tells it', () => {
  render(
    <PriceLines
      lines={[
        { key: 'a', label: 'Alfombras', price: cents(0) },
        { key: 'b', label: 'Accesorios', none: 'Ninguno' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['Sin costo', 'Ninguno']);
});

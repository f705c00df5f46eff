import { render, screen } from '@testing-library/react';
import { PriceLines } from './price-lines';

test('each label is followed by its amount, the total last', () => {
  render(
    <PriceLines
      lines={[
        { key: 'a', label: 'Vehículo', price: 3499000 },
        { key: 'b', label: 'Accesorios', price: 5 },
      ]}
      total={{ label: 'Total', price: 3499005 }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Vehículo', 'Accesorios', 'Total']);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$34,990.00',
    '$0.05',
    '$34,990.05',
  ]);
});

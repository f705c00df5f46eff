import { render, screen } from '@testing-library/react';
import { cents } from '@vitrina/contract';
import { PurchaseHeading } from './purchase-heading';

test('title, number, and a stepper that stands where the balance says', () => {
  const { rerender } = render(<PurchaseHeading title="Sierra" eyebrow="Compra N.º 3005" balance={cents(2)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sierra' })).toBeVisible();
  expect(screen.getByText('Compra N.º 3005')).toBeVisible();
  expect(screen.getByText('Compra').closest('[aria-current="step"]')).not.toBeNull();
  rerender(<PurchaseHeading title="Sierra" balance={cents(1)} />);
  expect(screen.getByText('Entrega').closest('[aria-current="step"]')).not.toBeNull();
});

test('while nothing is payable there is no stepper; what is coming has its place', () => {
  render(<PurchaseHeading title="Sierra" isComing />);
  expect(screen.queryByRole('region', { name: 'Pasos' })).toBeNull();
  expect(document.querySelector('.stage')).not.toBeNull();
});

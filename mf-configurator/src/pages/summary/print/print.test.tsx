import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '@vitrina/contract';
import { chooseDealership } from '@vitrina/rules';
import { agencies } from '../../../testing/catalogue';
import { wizardAtSummary } from '../../../testing/wizards';
import { PrintButton } from './print-button';
import { PrintSheet } from './print-sheet';

test('the button opens the print dialog', async () => {
  window.print = jest.fn();
  render(<PrintButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir resumen' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('the sheet has the car, the facts, the prices, the dealership, the day in Ecuador and the note', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') });
  const wizard = chooseDealership(wizardAtSummary(), agencies[0]!);
  render(<PrintSheet wizard={{ ...wizard, total: cents(2_500_000) }} />);
  const sheet = within(screen.getByRole('article', { hidden: true }));
  expect(sheet.getByRole('img', { hidden: true, name: /Cóndor Sierra/ })).toHaveAttribute('src');
  for (const text of [
    'Resumen del 27/11/2026',
    'Rojo Cotopaxi',
    'PVP sugerido',
    'Av. 10 de Agosto N30-12 y Mariana de Jesús',
    '08h30 – 18h00',
    /pueden cambiar sin previo aviso/,
  ]) {
    expect(sheet.getByText(text)).toBeInTheDocument();
  }
  expect(sheet.getAllByText('$25,000.00').length).toBeGreaterThan(0);
  jest.useRealTimers();
});

test('on screen nobody meets it', () => {
  render(<PrintSheet wizard={wizardAtSummary()} />);
  expect(screen.queryByRole('article')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

test.each([
  ['APROBADA', 'success'],
  ['APROBADO FACTURAR', 'success'],
  ['PROCESADO', 'success'],
  ['RECHAZADA', 'danger'],
  ['CANCELADO', 'danger'],
  ['NEGADO', 'danger'],
  ['EN PROCESO', 'info'],
  ['nunca visto', 'info'],
])('%s is shown as %s, by its word and by an icon of its own', (status, tone) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(screen.getByText(status).parentElement).toHaveClass(tone);
  const icon = { success: 'circle-check', danger: 'circle-alert', info: 'info' }[tone];
  expect(container.querySelector('svg')).toHaveClass(`lucide-${icon}`);
});

test('a small line says since when, by the day in Ecuador', () => {
  render(<StatusBadge status="PROCESADO" since="2026-11-28T03:30:00.000Z" />);
  expect(screen.getByText('desde el 27/11/2026')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading';

test('the heading takes focus from the shell, but not from Tab', () => {
  render(
    <PageHeading eyebrow="Paso 3" lead="Revisa tu vehículo">
      Resumen
    </PageHeading>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Resumen' });
  expect(heading).toHaveAttribute('data-page-heading');
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading.tabIndex).toBe(-1);
});

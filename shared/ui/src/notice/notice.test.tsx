import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of tone %s is read out as %s', (tone, role) => {
  render(
    <Notice tone={tone} title="Título">
      Texto
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('TítuloTexto');
});

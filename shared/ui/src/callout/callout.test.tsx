import { render, screen } from '@testing-library/react';
import { Callout } from './callout';

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a callout of tone %s is read out as %s', (tone, role) => {
  render(
    <Callout tone={tone} title="Título">
      Texto
    </Callout>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('TítuloTexto');
});

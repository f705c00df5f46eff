import { act, render, screen } from '@testing-library/react';
import { notify } from '@vitrina/session-bus';
import { ToastHost } from './toast-host';

test('notices from before the toasts were there are shown once they are', async () => {
  render(<ToastHost />);
  act(() => notify({ kind: 'warning', text: 'Debes Iniciar Sesión primero' }));
  act(() => notify({ kind: 'info', text: 'Otra cosa' }));
  expect(await screen.findByText('Debes Iniciar Sesión primero', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(await screen.findByText('Otra cosa')).toBeInTheDocument();
  expect(screen.getAllByText('Otra cosa')).toHaveLength(1);
}, 20_000);

import { act, render, screen } from '@testing-library/react';
import { notify } from '@vitrina/session-bus';
import { ToastHost } from './toast-host';
import { whenIdle } from './when-idle';

jest.mock('./when-idle', () => ({ whenIdle: jest.fn(() => () => undefined) }));

test('notices from before the toasts were there are shown once they are', async () => {
  render(<ToastHost />);
  act(() => notify({ kind: 'warning', text: 'Debes Iniciar Sesión primero' }));
  act(() => notify({ kind: 'info', text: 'Otra cosa' }));
  expect(await screen.findByText('Debes Iniciar Sesión primero', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(await screen.findByText('Otra cosa')).toBeInTheDocument();
  expect(screen.getAllByText('Otra cosa')).toHaveLength(1);
}, 20_000);

test('they load once the page stands, not beside what it still waits for', async () => {
  jest.mocked(whenIdle).mockClear();
  const main = document.createElement('main');
  main.innerHTML = '<h1 data-page-heading>Tus compras</h1><span data-skeleton></span>';
  document.body.append(main);
  render(<ToastHost />);
  expect(whenIdle).not.toHaveBeenCalled();
  await act(async () => main.querySelector('[data-skeleton]')?.remove());
  expect(whenIdle).toHaveBeenCalledTimes(1);
  main.remove();
});

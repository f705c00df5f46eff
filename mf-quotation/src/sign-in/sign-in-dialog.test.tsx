import '../testing/browser';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInDialog } from './sign-in-dialog';

const onClose = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  render(<SignInDialog onClose={onClose} />);
});

test('it says that signing in is under construction and what works without it', () => {
  const dialog = screen.getByRole('dialog', { name: 'Inicia sesión' });
  expect(dialog).toHaveTextContent('En construcción');
  expect(dialog).toHaveTextContent('pedir tu cotización sin una cuenta');
});

test.each(['Entendido', 'Cerrar'])("'%s' closes it", async (name) => {
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape closes it', () => {
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

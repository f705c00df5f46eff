import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@vitrina/session-bus';
import { Toasts } from './toasts';

const tell = (...notices: Parameters<typeof notify>[0][]) => act(async () => notices.forEach(notify));

/** jsdom runs no animations: ends those of toasts that are on their way out. */
const endExits = () =>
  act(async () => {
    for (const toast of document.querySelectorAll('.Toastify__toast.exit')) {
      toast.dispatchEvent(new Event('animationend'));
    }
  });

beforeEach(() => void render(<Toasts />));

afterEach(async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Cerrar notificación' })) await userEvent.click(close);
  await endExits();
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a notice of kind %s is announced as %s', async (kind, role) => {
  await tell({ kind, text: 'Se ha Agregado Correctamente' });
  expect(screen.getByRole(role)).toHaveTextContent('Se ha Agregado Correctamente');
  expect(screen.getByRole('region', { name: 'Notificaciones, Alt+T' })).toHaveAttribute('aria-live', 'polite');
});

test('the same words again do not pile up', async () => {
  await tell({ kind: 'warning', text: 'Completa el formulario' });
  await tell({ kind: 'warning', text: 'Completa el formulario' });
  await waitFor(() => expect(screen.getAllByText('Completa el formulario')).toHaveLength(1));
});

test('its action runs once and the toast goes', async () => {
  const run = jest.fn();
  await tell({ kind: 'info', text: 'Se ha removido Estribos', action: { label: 'Deshacer', run } });
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await endExits();
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Se ha removido Estribos')).not.toBeInTheDocument());
});

test('an action waits for its answer, however many other notices come', async () => {
  await tell({ kind: 'info', text: 'Se ha removido Barras', action: { label: 'Deshacer', run: jest.fn() } });
  for (let count = 0; count < 6; count++) await tell({ kind: 'warning', text: `Aviso ${count}` });
  const clockOf = (text: string) =>
    screen.getByText(text).closest('.Toastify__toast')!.querySelector('.Toastify__progress-bar--animated');
  // The library's clock is the animation of the (hidden) progress bar: a toast without it never goes by itself.
  expect(clockOf('Aviso 5')).toBeInTheDocument();
  expect(clockOf('Se ha removido Barras')).toBeNull();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

test('a notice that is withdrawn goes', async () => {
  let takeBack = () => {};
  act(() => {
    takeBack = notify({ kind: 'info', text: 'Se ha removido Rines', action: { label: 'Deshacer', run: jest.fn() } });
  });
  expect(await screen.findByText('Se ha removido Rines')).toBeVisible();
  act(takeBack);
  await endExits();
  await waitFor(() => expect(screen.queryByText('Se ha removido Rines')).not.toBeInTheDocument());
});

test('the focus of a toast that goes returns to where it came from', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await tell({ kind: 'info', text: 'Se ha removido Toldo', action: { label: 'Deshacer', run: jest.fn() } });
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  act(() => undo.focus());
  await userEvent.keyboard('{Enter}');
  await endExits();
  await waitFor(() => expect(button).toHaveFocus());
  button.remove();
});

test('while a modal dialog is open, toasts live inside it; afterwards in the page', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.open = true;
  dialog.ariaModal = 'true';
  await tell({ kind: 'error', text: 'Credenciales incorrectas' });
  expect(dialog).toContainElement(screen.getByText('Credenciales incorrectas'));
  dialog.open = false;
  dialog.remove();
  act(() => void dialog.dispatchEvent(new Event('close')));
  expect(document.body).toContainElement(screen.getByText('Credenciales incorrectas'));
});

test('a dialog that is not modal does not take the toasts with it when it goes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await tell({ kind: 'success', text: 'Se ha Agregado Correctamente' });
  dialog.remove();
  expect(screen.getByText('Se ha Agregado Correctamente')).toBeVisible();
});

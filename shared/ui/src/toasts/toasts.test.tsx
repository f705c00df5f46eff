import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@vitrina/navigation';
import { emit, notify, on } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { ana } from '@vitrina/session-bus/testing/tab';
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

test('a dialog that is not modal does not take the toasts with it when it goes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await tell({ kind: 'success', text: 'Se ha Agregado Correctamente' });
  dialog.remove();
  expect(screen.getByText('Se ha Agregado Correctamente')).toBeVisible();
});

test('after the reload that a lost session ends in, its customer is told, and can sign in to go on there', async () => {
  cleanup();
  sessionStorage.setItem('vitrina:session-ended', '/sierra/1/resumen?color=2');
  const asked = jest.fn();
  const unsubscribe = on('sign-in-requested@1', asked);
  render(<Toasts />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu sesión ha terminado');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(asked).toHaveBeenCalledWith({ returnTo: '/sierra/1/resumen?color=2' });
  expect(sessionStorage.getItem('vitrina:session-ended')).toBeNull();
  unsubscribe();
  await endExits();
});

test('nor is it said when another tab has signed them in again meanwhile', async () => {
  cleanup();
  sessionStorage.setItem('vitrina:session-ended', '/sierra/1/resumen');
  await act(() => signIn(ana));
  render(<Toasts />);
  await act(async () => {});
  expect(screen.queryByText(/Tu sesión ha terminado/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('vitrina:session-ended')).toBeNull();
  await act(() => signOut());
});

test('it goes when they sign in by themselves', async () => {
  cleanup();
  sessionStorage.setItem('vitrina:session-ended', '/sierra/1/resumen');
  render(<Toasts />);
  expect(await screen.findByText(/Tu sesión ha terminado/)).toBeVisible();
  act(() => emit('signed-in@1', { name: 'Ana' }));
  await endExits();
  await waitFor(() => expect(screen.queryByText(/Tu sesión ha terminado/)).not.toBeInTheDocument());
});

describe('the page', () => {
  const gone = async (text: string) => {
    await endExits();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  };
  beforeEach(() => navigate('/sierra/1/resumen', { replace: true }));

  test('takes its notices with it when it is left', async () => {
    await tell({ kind: 'warning', text: 'Selecciona una Agencia para ser atendido' });
    act(() => navigate('/terminos'));
    await gone('Selecciona una Agencia para ser atendido');
  });

  test('keeps them through a redirect, another query and a hash', async () => {
    await tell({ kind: 'warning', text: 'Debes Iniciar Sesión primero' });
    act(() => navigate('/', { replace: true }));
    act(() => navigate('/?source=12'));
    act(() => navigate('/#menu'));
    expect(screen.getByText('Debes Iniciar Sesión primero')).toBeVisible();
  });

  test('hands over what is also for the next one, once', async () => {
    await tell({ kind: 'success', text: 'Iniciaste sesión como Ana', forNextPage: true });
    act(() => navigate('/usuario/cotizaciones'));
    expect(screen.getByText('Iniciaste sesión como Ana')).toBeVisible();
    act(() => navigate('/terminos'));
    await gone('Iniciaste sesión como Ana');
  });

  test('two that say the same stay until both are withdrawn', async () => {
    let [one, other] = [() => {}, () => {}];
    act(() => {
      [one, other] = [notify({ kind: 'error', text: 'Sin red' }), notify({ kind: 'error', text: 'Sin red' })];
    });
    expect(await screen.findByText('Sin red')).toBeVisible();
    act(one);
    await endExits();
    expect(screen.getByText('Sin red')).toBeVisible();
    act(other);
    await gone('Sin red');
  });
});

import '../testing/dialog';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { Toasts } from './toasts';

const WRONG = { kind: 'error', text: 'El código OTP no es correcto' } as const;

type State = 'open' | 'closed' | 'reopening' | 'next';
let become: (state: State) => void;

/** A page whose dialog its program opens, closes for a moment, or replaces by the next one. */
function Page() {
  const [state, setState] = useState<State>('open');
  become = (next) => act(() => setState(next));
  const close = () => setState('closed');
  return (
    <>
      <Toasts />
      <Dialog title="Valida tu cuenta" open={state === 'open'} reopening={state === 'reopening'} onClose={close}>
        <label>
          Código
          <input />
        </label>
      </Dialog>
      <Dialog title="Inicia sesión" open={state === 'next'} onClose={close}>
        <p>Tu contraseña</p>
      </Dialog>
    </>
  );
}

const tell = (...notices: Parameters<typeof notify>[0][]) => act(async () => notices.forEach(notify));
/** What the dialogs of the document have led to has been followed. */
const settled = () => act(async () => undefined);
const dialog = (name = 'Valida tu cuenta') => screen.getByRole('dialog', { name });
const said = () => screen.queryByText(WRONG.text);

let page: ReturnType<typeof render>;
beforeEach(() => {
  navigate('/', { replace: true });
  page = render(<Page />);
});
afterEach(() => page.unmount());

test('a notice stands at the top of the open dialog, above its field, not as a toast', async () => {
  await tell(WRONG);
  const notice = within(dialog()).getByRole('alert');
  expect(notice).toHaveTextContent(WRONG.text);
  expect(notice.compareDocumentPosition(screen.getByLabelText('Código'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector('.Toastify__toast')).toBeNull();
});

test('it has no clock: it stays until it is withdrawn, or the next one is told', async () => {
  jest.useFakeTimers();
  let withdraw = () => {};
  act(() => {
    withdraw = notify(WRONG);
  });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(said()).toBeVisible();
  act(withdraw);
  expect(said()).toBeNull();
  jest.useRealTimers();
  await tell(WRONG, { kind: 'success', text: 'Te enviamos un nuevo código OTP' });
  expect(said()).toBeNull();
  expect(dialog()).toHaveTextContent('Te enviamos un nuevo código OTP');
});

test('while the dialog is closed for a moment it waits, and it is announced once', async () => {
  await tell(WRONG);
  become('reopening');
  await settled();
  expect(said()).toBeNull();
  await userEvent.keyboard('a');
  become('open');
  await settled();
  expect(within(dialog()).getByText(WRONG.text)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog()).toHaveAccessibleDescription(WRONG.text);
});

test('one that comes while the dialog is closed is announced when it reopens', async () => {
  become('reopening');
  await settled();
  await tell(WRONG);
  become('open');
  await settled();
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(WRONG.text);
});

test('a dialog that does not reopen after all leaves nothing behind in it', async () => {
  await tell(WRONG);
  become('reopening');
  await settled();
  become('closed');
  expect(await screen.findByText(WRONG.text)).toBeVisible();
  expect(document.querySelector('.Toastify__toast')).toHaveTextContent(WRONG.text);
});

test('the program goes on: the notice follows into the next dialog, and then onto the page', async () => {
  await tell({ kind: 'success', text: 'Se ha enviado un correo electrónico' });
  become('next');
  await settled();
  expect(within(dialog('Inicia sesión')).getByText('Se ha enviado un correo electrónico')).toBeVisible();
  become('closed');
  await waitFor(() =>
    expect(document.querySelector('.Toastify__toast')).toHaveTextContent('Se ha enviado un correo electrónico'),
  );
});

test('a dialog that is removed with all around it, still open, hands its notice over to the page', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<dialog open aria-modal="true"><div data-notices></div></dialog>';
  await settled();
  await tell({ kind: 'success', text: 'Iniciaste sesión como Ana' });
  expect(slot).toHaveTextContent('Iniciaste sesión como Ana');
  become('closed');
  slot.remove();
  await waitFor(() =>
    expect(document.querySelector('.Toastify__toast')).toHaveTextContent('Iniciaste sesión como Ana'),
  );
});

test('a dialog that the program opens takes over what it has just told; it is not announced once more', async () => {
  become('closed');
  await tell({ kind: 'warning', text: 'Debes Iniciar Sesión primero' });
  become('next');
  await settled();
  expect(within(dialog('Inicia sesión')).getByRole('note')).toHaveTextContent('Debes Iniciar Sesión primero');
  expect(dialog('Inicia sesión')).toHaveAccessibleDescription('Debes Iniciar Sesión primero');
  const toast = await waitFor(() => document.querySelector('.Toastify__toast.exit')!);
  act(() => void toast.dispatchEvent(new Event('animationend')));
  await waitFor(() => expect(screen.getAllByText('Debes Iniciar Sesión primero')).toHaveLength(1));

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await settled();
  expect(screen.queryByText('Debes Iniciar Sesión primero')).toBeNull();
});

test('a dialog that the customer opens leaves the toasts where they are', async () => {
  become('closed');
  await tell(WRONG);
  await userEvent.keyboard('a');
  become('next');
  await settled();
  expect(within(dialog('Inicia sesión')).queryByText(WRONG.text)).toBeNull();
  expect(document.querySelector('.Toastify__toast')).toHaveTextContent(WRONG.text);
});

test('the customer goes on: what stood in the dialog goes with it', async () => {
  await tell(WRONG);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await settled();
  expect(said()).toBeNull();
});

test('an action in a dialog runs once', async () => {
  const run = jest.fn();
  await tell({ ...WRONG, action: { label: 'Reintentar', run } });
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Reintentar' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(said()).toBeNull();
});

test('another page closes the dialog, and what stood in it goes', async () => {
  await tell(WRONG);
  act(() => navigate('/terminos'));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said()).toBeNull();
});

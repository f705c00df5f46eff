import '../testing/dialog';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@vitrina/navigation';
import { useState } from 'react';
import { Dialog, type DialogProps } from './dialog';

function Page({ children = <p>Texto</p>, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog title="Términos" open={open} onClose={() => setOpen(false)} {...props}>
        {children}
      </Dialog>
    </>
  );
}

const open = async (props?: Partial<DialogProps>) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.getByRole('dialog', { name: 'Términos' });
};

test('opens with focus on its title', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Términos' })).toHaveFocus();
});

test('focus starts at the child that asks for it', async () => {
  await open({ children: <input data-autofocus aria-label="Cédula" /> });
  expect(screen.getByLabelText('Cédula')).toHaveFocus();
});

test.each<[string, (dialog: HTMLElement) => Promise<unknown> | unknown]>([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['Escape', (dialog) => fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))],
  ['a press beside it', (dialog) => userEvent.click(dialog)],
])('%s closes it and focus goes back', async (_way, close) => {
  await close(await open());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('another page closes it; where closing leads elsewhere the owner says what happens instead', async () => {
  await open();
  act(() => navigate('/terminos'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  cleanup();
  const [onClose, onLeave] = [jest.fn(), jest.fn()];
  await open({ onClose, onLeave });
  act(() => navigate('/privacidad'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a press that starts inside and ends beside it does not close it', async () => {
  const dialog = await open();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Texto') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeInTheDocument();
});

test('without light dismiss a press beside it is ignored', async () => {
  const dialog = await open({ lightDismiss: false });
  await userEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('a cancelled file chooser inside does not close it', async () => {
  const dialog = await open({ children: <input type="file" aria-label="Archivo" /> });
  const input = screen.getByLabelText('Archivo');
  fireEvent(input, createEvent('cancel', input, { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

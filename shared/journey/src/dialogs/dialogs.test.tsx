import '@vitrina/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { deferred } from '@vitrina/testing';
import { act } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { PrivacyDialog } from './privacy-dialog';

const button = (name: string) => screen.getByRole('button', { name });

test('a question stays busy until what was answered is done, and takes no second answer meanwhile', async () => {
  const done = deferred();
  const yes = jest.fn(() => done.promise);
  render(
    <ConfirmDialog title="Pago pendiente" yes="Pagar otra vez" no="Esperar" onYes={yes} onNo={() => undefined}>
      <p>Tienes un pago pendiente.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Pago pendiente' })).toHaveTextContent('Tienes un pago pendiente.');
  await userEvent.click(button('Pagar otra vez'));
  expect(button('Pagar otra vez')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button('Pagar otra vez'));
  expect(yes).toHaveBeenCalledTimes(1);
  await act(async () => done.resolve());
  expect(button('Pagar otra vez')).not.toHaveAttribute('aria-busy');
});

test("'No', the close button and Escape answer no", async () => {
  const no = jest.fn();
  render(
    <ConfirmDialog title="¿Borrar?" onYes={() => undefined} onNo={no}>
      <p>Se borrará.</p>
    </ConfirmDialog>,
  );
  await userEvent.click(button('No'));
  await userEvent.click(button('Cerrar'));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(no).toHaveBeenCalledTimes(3);
});

const privacy = (props: { open: boolean; mustConfirm?: boolean; onAccept(): unknown }) => (
  <QueryClientProvider client={queryClient}>
    <PrivacyDialog {...props} onClose={() => undefined} />
  </QueryClientProvider>
);

test("'Aceptar' needs the radio where the specification asks for it, each time the dialog opens", async () => {
  const accept = jest.fn();
  const { rerender } = render(privacy({ open: true, mustConfirm: true, onAccept: accept }));
  await screen.findByText(/Ley Orgánica de Protección de Datos Personales/);
  const radio = () => screen.getByRole('radio', { name: 'He leído la política de privacidad' });
  expect(button('Aceptar')).toBeDisabled();
  await userEvent.click(radio());
  await userEvent.click(button('Aceptar'));
  expect(accept).toHaveBeenCalledTimes(1);
  rerender(privacy({ open: false, mustConfirm: true, onAccept: accept }));
  rerender(privacy({ open: true, mustConfirm: true, onAccept: accept }));
  expect(radio()).not.toBeChecked();
  expect(button('Aceptar')).toBeDisabled();
});

test("elsewhere 'Aceptar' stands alone, and waits for the text", async () => {
  queryClient.clear();
  const accept = jest.fn();
  render(privacy({ open: true, onAccept: accept }));
  expect(button('Aceptar')).toBeDisabled();
  expect(screen.queryByRole('radio')).toBeNull();
  await screen.findByText(/Ley Orgánica de Protección de Datos Personales/);
  await userEvent.click(button('Aceptar'));
  expect(accept).toHaveBeenCalledTimes(1);
});

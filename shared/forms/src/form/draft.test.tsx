import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { currentPasswordField, FormField, SchemaForm, SubmitButton, schemaOf, textField } from '..';
import type { SubmitHandler } from './model';

const ci = textField({ name: 'ci', label: 'Cédula' });
const nota = textField({ name: 'nota', label: 'Nota' });
const password = currentPasswordField({ name: 'password', label: 'Contraseña' });
const schema = schemaOf([ci, nota, password]);
type Handler = SubmitHandler<typeof schema>;

const form = (key: string, onSubmit: Handler = () => {}) => (
  <SchemaForm schema={schema} initial={{ nota: 'hola' }} draftKey={key} private={['nota']} onSubmit={onSubmit}>
    <FormField of={ci} />
    <FormField of={nota} />
    <FormField of={password} />
    <SubmitButton>Enviar</SubmitButton>
  </SchemaForm>
);
const shown = async (key: string, onSubmit?: Handler) => {
  const view = render(form(key, onSubmit));
  await waitFor(() => expect(view.container.querySelector('form')).not.toHaveAttribute('aria-busy'));
  return view;
};
const type = async () => {
  await userEvent.type(screen.getByLabelText('Cédula'), '17');
  await userEvent.type(screen.getByLabelText('Nota'), '!');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('fields are not seen before the draft is back', async () => {
  await draft('first').save({ values: { ci: '1710' } });
  const { container } = render(form('first'));
  expect(container.querySelector('form')).toHaveClass('waiting');
  await waitFor(() => expect(container.querySelector('form')).not.toHaveClass('waiting'));
  expect(screen.getByLabelText('Cédula')).toHaveValue('1710');
  expect(screen.getByLabelText('Nota')).toHaveValue('hola');
});

test.each<[string, (unmount: () => void) => void]>([
  ['goes away', (unmount) => unmount()],
  ['page is hidden', () => fireEvent(window, new Event('pagehide'))],
])('what was typed is there again when the form %s, without private fields and passwords', async (way, leave) => {
  const key = `typed ${way}`;
  const { unmount } = await shown(key);
  await type();
  leave(unmount);
  await waitFor(async () => expect(await draft(key).load()).toEqual({ values: { ci: '17' } }));
  unmount();
  await shown(key);
  expect(screen.getByLabelText('Cédula')).toHaveValue('17');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
});

test('a submit that fails keeps the draft; success forgets it', async () => {
  const onSubmit = jest.fn<ReturnType<Handler>, Parameters<Handler>>().mockRejectedValueOnce({ status: 0 });
  const { unmount } = await shown('sent', onSubmit);
  await type();
  await send();
  expect(await draft('sent').load()).toEqual({ values: { ci: '17' } });
  await send();
  unmount();
  expect(await draft('sent').load()).toBeNull();
});

test('who signs out leaves nothing in a form that is open, nor in its draft', async () => {
  await signIn({
    ...{ id: 7, personId: 7, displayName: 'Ana', signedIn: true },
    ...{ accessToken: 'access', renewalToken: 'renewal' },
  });
  const { unmount } = await shown('signed out');
  await type();
  await act(() => signOut());
  await waitFor(() => expect(screen.getByLabelText('Cédula')).toHaveValue(''));
  expect(screen.getByLabelText('Nota')).toHaveValue('hola');
  unmount();
  expect(await draft('signed out').load()).toBeNull();
});

test('what is being sent is written at once', async () => {
  const onSubmit = jest.fn(() => new Promise<void>(() => {}));
  const { unmount } = await shown('sending', onSubmit);
  await type();
  await send();
  expect(await draft('sending').load()).toEqual({ values: { ci: '17' } });
  unmount();
});

test('a draft that is not one of ours is ignored', async () => {
  await draft('odd').save('text');
  await shown('odd');
  expect(screen.getByLabelText('Cédula')).toHaveValue('');
});

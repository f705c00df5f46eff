import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword, consents, profile } from '@vitrina/contract';
import { history, navigate } from '@vitrina/navigation';
import { onNotice } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { PERSON } from '@vitrina/testing/personal-data';
import { PasswordPage } from './password-page';

let server: FakeServer;
let page: RenderedPage;
afterEach(async () => {
  jest.useRealTimers();
  page.close();
  await act(() => signOut());
});

async function open() {
  server = fakeServer();
  server.on(profile, () => PERSON);
  server.on(consents, () => ({ consents: [] }));
  server.on(changePassword, () => ({}));
  await signIn(testCustomer(7));
  navigate('/usuario/perfil');
  navigate('/usuario/perfil/contraseña');
  page = renderPage(PasswordPage, { path: '/usuario/perfil/contraseña', strict: true });
  await screen.findByLabelText('Nueva contraseña');
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: 'Cambiar contraseña' });
async function fill(password: string, repetition = password) {
  for (const [name, text] of [
    ['Nueva contraseña', password],
    ['Confirma contraseña', repetition],
  ] as const) {
    await page.user.click(field(name));
    await page.user.paste(text);
  }
}
const sent = () => server.requests(changePassword);
const LONG = `Ñandú y cóndor ${'á b '.repeat(40)}`.slice(0, 128);

test('says what it is and what a new password must be', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Cambio de contraseña' })).toBeVisible();
  expect(screen.getByText(/debe ser distinta de la anterior y tener mínimo 10 caracteres/)).toBeVisible();
});

test('the account stands first in the form, then two new passwords: a manager saves them under it (N41, N42)', async () => {
  await open();
  const form = screen.getByRole('form', { name: 'Cambio de contraseña' });
  const inputs = [...form.querySelectorAll('input')];
  expect(inputs.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
    ['username', 'text'],
    ['new-password', 'password'],
    ['new-password', 'password'],
  ]);
  expect(inputs[0]).toHaveValue('1710034065');
  expect(inputs[0]).toHaveAttribute('readonly');
  expect(inputs[1]).toHaveAttribute('passwordrules', 'minlength: 10;');
});

test('a submit event is sent, and the page is left after it (N42)', async () => {
  await open();
  const order: string[] = [];
  document.addEventListener('submit', () => order.push('submit'), { once: true, capture: true });
  const left = new Promise<void>((resolve) =>
    addEventListener('popstate', () => resolve(void order.push('left')), { once: true }),
  );
  await fill('contraseña larga');
  await page.user.keyboard('{Enter}');
  await act(() => left);
  expect(order).toEqual(['submit', 'left']);
});

test('the change goes one page back and says so there', async () => {
  await open();
  const told = jest.fn();
  const unsubscribe = onNotice(told);
  await fill('contraseña larga');
  await page.user.click(button());
  await waitFor(() => expect(history.location.pathname).toBe('/usuario/perfil'));
  expect(told).toHaveBeenCalledWith({
    kind: 'success',
    text: 'Tu contraseña ha sido actualizada',
    forNextPage: true,
  });
  expect(sent()).toEqual([{ id: 7, password: 'contraseña larga' }]);
  unsubscribe();
});

test.each(['ñandú y cóndor', '  con espacios  ', LONG])('%j is sent as it was typed', async (password) => {
  await open();
  await fill(password);
  await page.user.click(button());
  await waitFor(() => expect(sent()).toEqual([{ id: 7, password }]));
});

test.each([
  ['whose accents were typed apart from their letters', 'á'.repeat(128)],
  ['of two units each', '🚗'.repeat(128)],
])('128 characters %s are sent as 128', async (_, password) => {
  await open();
  await fill(password.normalize('NFD'));
  await page.user.click(button());
  await waitFor(() => expect(sent()).toEqual([{ id: 7, password }]));
});

test('who leaves while the change is under way is told where they are, and stays there', async () => {
  await open();
  const told = jest.fn();
  const unsubscribe = onNotice(told);
  const release = server.hold(changePassword);
  await fill('contraseña larga');
  await page.user.click(button());
  act(() => navigate('/usuario/compras'));
  await act(async () => release());
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ text: 'Tu contraseña ha sido actualizada' })),
  );
  expect(told).not.toHaveBeenCalledWith(expect.objectContaining({ forNextPage: true }));
  // Going back is answered by an event of a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(history.location.pathname).toBe('/usuario/compras');
  unsubscribe();
});

test.each([
  ['a\u0301'.repeat(5), 'a\u0301'.repeat(5), 'El campo Nueva contraseña debe tener mínimo 10 caracteres'],
  ['123456789', '123456789', 'El campo Nueva contraseña debe tener mínimo 10 caracteres'],
  [`${LONG}x`, `${LONG}x`, 'El campo Nueva contraseña debe tener máximo 128 caracteres'],
  ['1234567890', '123456789', 'La confirmación no coincide con la contraseña'],
])('%j with %j is refused: %s', async (password, repetition, message) => {
  await open();
  await fill(password, repetition);
  await page.user.click(button());
  expect(screen.getByText(message)).toBeVisible();
  expect(page.notices).toEqual(['Completa el formulario']);
  expect(sent()).toEqual([]);
});

test('both are required', async () => {
  await open();
  await page.user.click(button());
  for (const label of ['Nueva contraseña', 'Confirma contraseña'])
    expect(screen.getByText(`El campo ${label} es obligatorio`)).toBeVisible();
});

test('after a failure the button is busy for eight seconds, then works again with what was typed', async () => {
  await open();
  let fails = true;
  server.on(changePassword, () => {
    if (fails) throw new Failure(422, 'La contraseña nueva debe ser distinta de la actual');
    return {};
  });
  await fill('contraseña larga');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await user.click(button());
  await pass(100);
  expect(page.notices).toEqual(['La contraseña nueva debe ser distinta de la actual']);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Podrás intentarlo de nuevo en unos segundos.')).toBeVisible();
  await pass(7_500);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  await pass(500);
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(field('Nueva contraseña')).toHaveValue('contraseña larga');
  expect(sent()).toHaveLength(1);
  fails = false;
  await user.click(button());
  await pass(100);
  expect(sent()).toHaveLength(2);
});

test('two presses at once are one change', async () => {
  await open();
  await fill('contraseña larga');
  await page.user.dblClick(button());
  await waitFor(() => expect(history.location.pathname).toBe('/usuario/perfil'));
  expect(sent()).toHaveLength(1);
});

test('nothing that is typed is stored, not even encrypted', async () => {
  await open();
  const save = jest.spyOn(Storage.prototype, 'setItem');
  await fill('contraseña larga');
  fireEvent(window, new Event('pagehide'));
  expect(save.mock.calls.filter(([name]) => name.includes('draft'))).toEqual([]);
  save.mockRestore();
});

test("'Atrás' goes one page back; to the personal data from a page opened by its address", async () => {
  await open();
  await page.user.click(screen.getByRole('button', { name: 'Atrás' }));
  await waitFor(() => expect(history.location.pathname).toBe('/usuario/perfil'));
  page.close();
  await open();
  window.history.replaceState(null, '');
  await page.user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(history.location.pathname).toBe('/usuario/perfil');
});

test('without the account no form is shown; it can be asked for again', async () => {
  await open();
  page.close();
  server.on(profile, () => {
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(PasswordPage, { path: '/usuario/perfil/contraseña' });
  expect(await screen.findByText('No pudimos cargar tu cuenta')).toBeVisible();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  server.on(profile, () => PERSON);
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible();
});

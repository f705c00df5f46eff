import '@vitrina/testing/browser';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@vitrina/navigation';
import { type Notice, onNotice, onWithdrawal } from '@vitrina/session-bus';
import { signOut } from '@vitrina/session-bus/testing';
import { SignInDialog } from '../sign-in/sign-in-dialog';
import { accountServer } from './account-server';

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const onClose = jest.fn();
/** What the user has been told, in order. */
export const notices: string[] = [];
let shown: Notice[] = [];
/** Those that have not been withdrawn. */
export const shownNotices = () => shown.map(({ text }) => text);

/** Each test of the file that calls this begins at home, signed out, with nothing told, on a clock of its own. */
export function eachTestSignedOut() {
  let subscriptions: (() => void)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    onClose.mockClear();
    notices.length = 0;
    shown = [];
    subscriptions = [
      onNotice((notice) => {
        notices.push(notice.text);
        shown.push(notice);
      }),
      onWithdrawal((notice) => {
        shown = shown.filter((other) => other !== notice);
      }),
    ];
    navigate('/', { replace: true });
  });
  afterEach(async () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    await signOut();
    jest.useRealTimers();
  });
}

export function show(answers: Parameters<typeof accountServer>[0], returnTo?: string) {
  const server = accountServer(answers);
  render(<SignInDialog onClose={onClose} returnTo={returnTo} />);
  return server;
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export async function press(name: string) {
  await user.click(screen.getByRole('button', { name }));
  await pass(100);
}
export const dialog = (name: string) => screen.getByRole('dialog', { name });
export const identification = () => screen.getByRole('textbox', { name: 'Número de identificación' });
export const password = () => screen.getByLabelText('Contraseña');

/** Writes both and asks to sign in. */
export async function enter() {
  await user.type(identification(), '1710034065');
  await user.type(password(), 'secreta7');
  await press('Iniciar sesión');
}

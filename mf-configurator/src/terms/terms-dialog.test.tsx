import '../testing/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { onNotice } from '@vitrina/session-bus';
import { deferred } from '../testing/fake-server';
import { loadTermsText } from './load-terms-text';
import { TermsDialog } from './terms-dialog';

jest.mock('./load-terms-text');
const load = jest.mocked(loadTermsText);
const loaded = { TermsText: () => <p>Lo que se acepta</p> };
const answer = jest.fn();

beforeEach(() => {
  queryClient.clear();
  load.mockReset();
  answer.mockReset();
});

const show = (open = true) => (
  <QueryClientProvider client={queryClient}>
    <TermsDialog open={open} onAnswer={answer} onClose={() => undefined} />
  </QueryClientProvider>
);
const accept = () => screen.getByRole('button', { name: 'Acepto' });

test('the text is loaded when the terms are opened, once, and accepted when it is there', async () => {
  const text = deferred<typeof loaded>();
  load.mockReturnValue(text.promise);
  const { rerender } = render(show(false));
  expect(load).not.toHaveBeenCalled();
  rerender(show());
  expect(screen.getByText('Cargando los términos y condiciones')).toBeInTheDocument();
  expect(accept()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Rechazo' })).toBeEnabled();
  text.resolve(loaded);
  expect(await screen.findByText('Lo que se acepta')).toBeVisible();
  expect(screen.queryByText('Cargando los términos y condiciones')).toBeNull();
  await userEvent.click(accept());
  expect(answer).toHaveBeenCalledWith(true);
  rerender(show(false));
  rerender(show());
  expect(screen.getByText('Lo que se acepta')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a text that does not load says so in its place, without a toast, and can be asked for again', async () => {
  const told = jest.fn();
  const stop = onNotice(told);
  load.mockRejectedValueOnce(new Error('no chunk'));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los términos y condiciones');
  expect(accept()).toBeDisabled();
  load.mockResolvedValue(loaded);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Lo que se acepta')).toBeVisible();
  expect(accept()).toBeEnabled();
  expect(told).not.toHaveBeenCalled();
  stop();
});

import '@vitrina/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { onNotice } from '@vitrina/session-bus';
import { deferred } from '@vitrina/testing';
import type { LegalDocument } from './document';
import { LegalDialog } from './legal-dialog';

const text: LegalDocument = {
  title: 'Términos y condiciones',
  version: '2026-11',
  effective: { date: '2026-11-28', words: '28 de noviembre de 2026' },
  path: '/terminos',
  pageLink: 'Ver los términos en una página',
  sections: [{ id: 'uno', title: 'Uno', body: <p>Lo que se acepta</p> }],
};
const load = jest.fn<Promise<LegalDocument>, []>();
const accepted = jest.fn();

beforeEach(() => {
  queryClient.clear();
  load.mockReset();
  accepted.mockReset();
});

const show = (open = true) => (
  <QueryClientProvider client={queryClient}>
    <LegalDialog
      open={open}
      title={text.title}
      what="los términos y condiciones"
      load={load}
      onClose={() => undefined}
      footer={(isShown) => (
        <button type="button" disabled={!isShown} onClick={accepted}>
          Acepto
        </button>
      )}
    />
  </QueryClientProvider>
);
const accept = () => screen.getByRole('button', { name: 'Acepto' });

test('the text is loaded when the dialog opens, once, and accepted when it is there', async () => {
  const { promise, resolve } = deferred<LegalDocument>();
  load.mockReturnValue(promise);
  const { rerender } = render(show(false));
  expect(load).not.toHaveBeenCalled();
  rerender(show());
  expect(screen.getByText('Cargando los términos y condiciones')).toBeInTheDocument();
  expect(accept()).toBeDisabled();
  resolve(text);
  expect(await screen.findByText('Lo que se acepta')).toBeVisible();
  expect(screen.getByText(/^Versión 2026-11, vigente desde el 28 de noviembre de 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver los términos en una página/ })).toHaveAttribute('href', '/terminos');
  expect(screen.queryByText('Cargando los términos y condiciones')).toBeNull();
  await userEvent.click(accept());
  expect(accepted).toHaveBeenCalledTimes(1);
  rerender(show(false));
  rerender(show());
  expect(screen.getByText('Lo que se acepta')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a text that does not load says so in its place, without a toast, and can be asked for again', async () => {
  const told = jest.fn();
  const unsubscribe = onNotice(told);
  load.mockRejectedValueOnce(new Error('no chunk'));
  render(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los términos y condiciones');
  expect(accept()).toBeDisabled();
  load.mockResolvedValue(text);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Lo que se acepta')).toBeVisible();
  expect(accept()).toBeEnabled();
  expect(told).not.toHaveBeenCalled();
  unsubscribe();
});

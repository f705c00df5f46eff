import { screen } from '@testing-library/react';
import { cents, type Negotiation, negotiation } from '@vitrina/contract';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { serveCredit } from '@vitrina/testing/credit';
import { negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { SimulatorPage } from '../simulator-page';

export const CALCULO = '/usuario/solicitudes/calculo';

/** 22,289.00: its least down payment is 4,457.80, its longest term 72 months. */
export const PRICE = cents(2_228_900);

/** The open page, and what its server has, as it stands. */
export const simulator = {} as { server: FakeServer; page: RenderedPage; found: Negotiation };

/** Closes the page of each test of a file. */
export const useSimulator = () =>
  afterEach(async () => {
    simulator.page.close();
    await act(() => signOut());
  });

/** A server with one undecided negotiation, and a credit's calls. */
export async function serve(changes: Partial<Negotiation> = {}) {
  const server = fakeServer();
  const found = negotiationOf(undefined, { total: PRICE, customerDataComplete: false, ...changes });
  Object.assign(simulator, { server, found });
  server.on(negotiation, ({ id }) => {
    if (id !== simulator.found.negotiationId) throw new Failure(404, 'No encontramos esta cotización');
    return simulator.found;
  });
  serveCredit(server);
  await signIn(testCustomer(7));
}

/** Opens the page of what is served. @param query of its address, its id unless another is given */
export function open(query = `id=${simulator.found.negotiationId}`) {
  simulator.page = renderPage(SimulatorPage, {
    path: CALCULO,
    at: query ? `${CALCULO}?${query}` : CALCULO,
    strict: true,
  });
}

export const term = (months: number) => screen.findByRole('radio', { name: `${months} meses` });
export const entry = () => screen.getByRole('textbox', { name: 'Valor entrada' });
export const slider = () => screen.getByRole('slider', { name: 'Ajustar la entrada' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => simulator.page.user.click(button(name));
/** What is read out of the result. */
export const told = () => screen.getByRole('complementary', { name: 'Resumen' }).querySelector('[role=status]');

/** Replaces what is typed in the entry, and leaves it. */
export async function type(amount: string) {
  const { user } = simulator.page;
  await user.clear(entry());
  if (amount) await user.type(entry(), amount);
  await user.tab();
}

/** Chooses a term and calculates. */
export async function calculate(months = 72) {
  await simulator.page.user.click(await term(months));
  await press('Calcular');
}

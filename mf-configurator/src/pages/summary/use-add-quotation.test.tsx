import { screen, waitFor } from '@testing-library/react';
import { createQuotation } from '@vitrina/contract';
import { chooseDealership } from '@vitrina/rules';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, fakeServer, renderPage } from '@vitrina/testing';
import { agencies } from '../../testing/catalogue';
import { sell } from '../../testing/sell';
import { wizardAtSummary } from '../../testing/wizards';
import { SummaryPage } from './summary-page';

test('a press right after a failed one is sent', async () => {
  const server = fakeServer();
  sell(server);
  server.on(createQuotation, () => {
    throw new Failure(400, 'El total no coincide');
  });
  await signIn({ id: 9, personId: 90, displayName: 'Ana', accessToken: 'a', renewalToken: 'r', signedIn: true });
  const wizard = chooseDealership(wizardAtSummary(), agencies[0]!);
  const page = renderPage(SummaryPage, { path: '/:titulo/:id/resumen', at: '/condor-sierra/1/resumen', wizard });
  const button = screen.getByRole('button', { name: 'Agregar cotización venta en linea' });
  await page.user.click(button);
  await waitFor(() => expect(page.notices).toEqual(['El total no coincide']));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  server.on(createQuotation, () => ({ id: 1, number: 77, createdAt: '2026-11-27T12:00:00.000Z' }));
  await page.user.click(button);
  await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
  expect(server.requests(createQuotation)).toHaveLength(2);
  expect(page.shown()).toEqual(['Se ha Agregado Correctamente']);
  page.close();
  await signOut();
});

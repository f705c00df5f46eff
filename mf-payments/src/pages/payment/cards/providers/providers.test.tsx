import { screen, within } from '@testing-library/react';
import { cardProviders, paymentCustomer } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { sampleProviders } from '@vitrina/testing/payments';
import { cards, openCards, press, useCards } from '../testing/cards';

useCards();

test('each provider is a card with its logos and what will happen, and leads on', async () => {
  await openCards();
  const first = within(await screen.findByRole('article', { name: 'PlacetoPay' }));
  expect(first.getByRole('link')).toHaveAccessibleDescription('Te llevamos a PlacetoPay y vuelves aquí.');
  expect(first.getByRole('link')).toHaveAttribute('href', '/usuario/pagos?id=2005&tab=1&type=p2p');
  const logos = within(first.getByRole('list', { name: 'Tarjetas' })).getAllByRole('listitem');
  expect(logos.map(({ textContent }) => textContent)).toEqual(['Visa', 'Mastercard', 'Diners Club', 'UnionPay']);
  expect(logos.map((logo) => logo.querySelector('svg') !== null)).toEqual([true, true, true, false]);
  const second = screen.getByRole('article', { name: 'Pay-me' });
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/usuario/pagos?id=2005&tab=1&type=payme');
});

test('providers that do not come are told in their place, and can be asked for again', async () => {
  const refuse = () => {
    throw new Failure(400, 'No disponible');
  };
  await openCards({ serve: (server) => server.on(cardProviders, refuse) });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los pagos con tarjeta');
  cards.server.on(cardProviders, () => ({ ...sampleProviders, deferringBanks: [] }));
  await press('Reintentar');
  expect(await screen.findByRole('article', { name: 'PlacetoPay' })).toBeVisible();
});

test('where none is offered the other ways are named', async () => {
  await openCards({ serve: (server) => server.on(cardProviders, () => ({ providers: [], deferringBanks: [] })) });
  expect(await screen.findByText('Ahora no puedes pagar con tarjeta')).toBeVisible();
  expect(screen.getByText('Paga por transferencia o depósito: toma un día hábil.')).toBeVisible();
});

test('the customer reads their data and the currency, and the way back stands above', async () => {
  await openCards({ type: 'p2p' });
  await screen.findByText('María José Andrade');
  const data = within(screen.getByRole('region', { name: 'Tus datos' }));
  expect(data.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Nombre: María José Andrade',
    'Identificación: 1710034065',
    'Celular: 0987654321',
    'Correo electrónico: maria.jose.andrade@correo-electronico.ec',
    'Moneda: USD',
  ]);
  expect(screen.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', '/usuario/pagos?id=2005&tab=1');
  await cards.page.user.click(screen.getByRole('link', { name: 'Atrás' }));
  expect(await screen.findByRole('article', { name: 'PlacetoPay' })).toBeVisible();
});

test('a mobile that is not known is a dash', async () => {
  const customer = { firstName: 'Ana', surname: 'Paz', identification: 'A12345', email: 'a@b.ec' };
  await openCards({ type: 'p2p', serve: (server) => server.on(paymentCustomer, () => customer) });
  expect(await screen.findByText('Ana Paz')).toBeVisible();
  expect(screen.getByText('Celular').nextSibling).toHaveTextContent('—');
});

test('the questions of the first provider are in a dialog, with the banks of the call', async () => {
  await openCards({ type: 'p2p' });
  await screen.findByRole('button', { name: 'Preguntas frecuentes' });
  await press('Preguntas frecuentes');
  const dialog = screen.getByRole('dialog', { name: 'Preguntas frecuentes' });
  for (const text of [
    'Diners, Visa y MasterCard.',
    'Sí, solo con tarjetas de Banco Pichincha, Banco de Loja, Banco General Rumiñahui y Banco Comercial de Manabí.',
    'No. Por pagar con tarjeta no te cobramos nada extra.',
    'Las 24 horas, los 7 días de la semana.',
  ])
    expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'contacto@condor.example' })).toHaveAttribute(
    'href',
    'mailto:contacto@condor.example',
  );
});

test('the second provider has none', async () => {
  await openCards({ type: 'payme' });
  await screen.findByText('María José Andrade');
  expect(screen.queryByRole('button', { name: 'Preguntas frecuentes' })).toBeNull();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
])('who has come by another app is told to open it in their browser: %s', async (userAgent, isTold) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openCards({ type: 'p2p' });
  await screen.findByText('María José Andrade');
  expect(screen.queryByText('Ábrelo en tu navegador') !== null).toBe(isTold);
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  type CardPaymentState,
  cardPayments,
  cents,
  checkCardPayment,
  negotiation,
  type Purchase,
  paymentReceipt,
} from '@vitrina/contract';
import { draft } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { cardPaymentState } from '@vitrina/testing/payments';
import { acceptedRequest, cashPurchase, negotiationOf, paidPurchase } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { noteSent } from '../cards/draft';
import { PaymentOutcome } from '.';

const ID = 2005;
const ATTEMPT = '11111111-1111-4111-8111-111111111111';
const CONFIRMING = 'Estamos confirmando tu pago. Puedes cerrar esta página: te avisamos por correo.';

let server: FakeServer;
let page: RenderedPage;
let state: CardPaymentState;
let purchase: Purchase;

const approved = (changes: Partial<CardPaymentState> = {}) =>
  cardPaymentState({ status: 'PROCESADO', approved: cents(500_000), paymentId: 77, ...changes });

const Page = () => <PaymentOutcome id={ID} attempt={ATTEMPT} />;

async function open(first: CardPaymentState, { isTimed = false } = {}) {
  state = first;
  server = fakeServer();
  server.on(checkCardPayment, () => state);
  server.on(negotiation, () => negotiationOf(purchase));
  await signIn(testCustomer(7));
  if (isTimed) jest.useFakeTimers();
  page = renderPage(Page, { path: '/usuario/pagos', strict: true });
  if (isTimed) await act(() => jest.advanceTimersByTimeAsync(300));
}
beforeEach(() => {
  purchase = cashPurchase();
});
afterEach(async () => {
  jest.useRealTimers();
  page.close();
  await act(() => signOut());
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });
const ways = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

test('confirming: the calm words, what identifies the payment, and no way to pay again', async () => {
  await open(cardPaymentState());
  await title('Confirmamos tu pago');
  expect(await screen.findByText(CONFIRMING)).toBeVisible();
  expect(document.title).toBe('Confirmamos tu pago | Cóndor');
  expect(ways()).toEqual(['Ver tu compra']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Sierra 2027 · Rojo Cotopaxi')).toBeVisible();
  // By the clock of Ecuador.
  expect(fact('Fecha')).toBe('29/11/2026 22:30');
  expect([fact('Referencia'), fact('Valor'), fact('Procesador'), fact('Estado')]).toEqual([
    'VIT-2005-1',
    '$5,000.00',
    'PlacetoPay',
    'PENDIENTE',
  ]);
});

test.each([
  ['https://checkout-test.placetopay.ec/session/1/abc', true],
  ['javascript:alert(1)', false],
])('a session that is still open goes on where it was, if its address is safe: %s', async (address, isThere) => {
  await open(cardPaymentState({ address }));
  await screen.findByText(CONFIRMING);
  const on = screen.queryByRole('link', { name: 'sigue en la misma sesión de PlacetoPay' });
  expect(on?.getAttribute('href') === address).toBe(isThere);
});

test('N2: three minutes without an answer stay calm; then the page turns by itself within 5 s', async () => {
  await open(cardPaymentState(), { isTimed: true });
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(screen.getByText(CONFIRMING)).toBeVisible();
  expect(ways()).toEqual(['Ver tu compra']);
  const h1 = screen.getByRole('heading', { level: 1 });
  h1.focus();
  state = approved();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { level: 1, name: 'Tu pago fue aprobado' })).toHaveFocus();
  expect(screen.getByText('Tu pago fue aprobado', { selector: 'output' })).toHaveRole('status');
  expect(document.title).toBe('Tu pago fue aprobado | Cóndor');
});

test('N1, N5: it only reads; one that is over is not asked about any more, and opened again it says the same', async () => {
  await open(approved(), { isTimed: true });
  const asked = server.requests(checkCardPayment).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(server.requests(checkCardPayment)).toHaveLength(asked);
  page.close();
  page = renderPage(Page, { path: '/usuario/pagos' });
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByRole('heading', { level: 1, name: 'Tu pago fue aprobado' })).toBeVisible();
  const made = new Set(server.calls.map(({ name }) => name));
  expect([...made].sort()).toEqual(['checkCardPayment', 'negotiation']);
});

test('approved: amount, what is left, the receipt, and the ways on', async () => {
  await open(approved());
  await title('Tu pago fue aprobado');
  expect(screen.getByText('$5,000.00', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText('Te quedan $16,818.31 por pagar.')).toBeVisible();
  expect(link('Continuar Pagos')).toHaveAttribute('href', '/usuario/pagos?id=2005');
  expect(link('Ver tu compra')).toHaveAttribute('href', '/usuario/compras/detalle?id=2005');
});

test('what is left is that of after the approval, never an older one', async () => {
  await open(cardPaymentState(), { isTimed: true });
  state = approved();
  purchase = cashPurchase({ balance: cents(1_181_831) });
  const release = server.hold(negotiation);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { level: 1, name: 'Tu pago fue aprobado' })).toBeVisible();
  expect(screen.queryByText(/^Te quedan/)).toBeNull();
  release();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('Te quedan $11,818.31 por pagar.')).toBeVisible();
});

test('approved, the last one: nothing is left', async () => {
  purchase = paidPurchase();
  await open(approved());
  expect(await screen.findByText('Ya no tienes saldo por pagar.')).toBeVisible();
  expect(ways()).toEqual(['Ver tu compra']);
});

test('an approved one of a request leads to the request', async () => {
  purchase = acceptedRequest();
  await open(approved({ kind: 2 }));
  await title('Tu pago fue aprobado');
  expect(link('Ver tu solicitud')).toHaveAttribute('href', '/usuario/solicitudes/detalle?id=2005');
});

test('one that was taken back: what no longer counts, what is open again, and no word of an approval', async () => {
  await open(approved({ reversed: cents(500_000) }));
  await title('Tu pago fue reversado');
  expect(document.title).toBe('Tu pago fue reversado | Cóndor');
  expect(screen.getByText('Se aprobó y después se reversó: $5,000.00 ya no cuentan como pagados.')).toBeVisible();
  expect(await screen.findByText('Te quedan $16,818.31 por pagar.')).toBeVisible();
  expect(ways()).toEqual(['Continuar Pagos', 'Ver tu compra']);
  expect(fact('Estado')).toBe('PROCESADOReversado');
  expect(screen.getByRole('button', { name: 'Descargar recibo (PDF)' })).toBeVisible();
});

test('of one that was taken back in part the rest is paid', async () => {
  await open(approved({ reversed: cents(100_000) }));
  await title('Tu pago fue aprobado');
  expect(screen.getByText('De ese valor se reversaron $1,000.00, que ya no cuentan como pagados.')).toBeVisible();
  expect(await screen.findByText('Te quedan $16,818.31 por pagar.')).toBeVisible();
});

test('a part that was approved is told as one', async () => {
  await open(approved({ approved: cents(300_000) }));
  expect(await screen.findByText('Se aprobaron $3,000.00 de $5,000.00.')).toBeVisible();
  page.close();
  await open(cardPaymentState({ approved: cents(300_000) }));
  expect(await screen.findByText('Hasta ahora se aprobaron $3,000.00 de $5,000.00.')).toBeVisible();
});

test('the receipt is saved under its reference; a failure is told', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open(approved());
  await title('Tu pago fue aprobado');
  const download = screen.getByRole('button', { name: 'Descargar recibo (PDF)' });
  server.on(paymentReceipt, () => {
    throw new Failure(400, 'El recibo no está listo');
  });
  await page.user.click(download);
  await waitFor(() => expect(page.shown()).toEqual(['El recibo no está listo']));
  server.on(paymentReceipt, () => new Blob(['%PDF-'], { type: 'application/pdf' }));
  await page.user.click(download);
  await waitFor(() => expect(saved).toEqual(['recibo-vit-2005-1.pdf']));
  expect(server.requests(paymentReceipt).at(-1)).toEqual({ id: ID, paymentId: 77 });
  jest.restoreAllMocks();
});

test.each([
  ['RECHAZADA', 'over-limit', 'Tu pago fue rechazado', /^El monto supera el cupo o el límite de tu tarjeta\..*\.$/],
  ['RECHAZADA', 'nunca visto', 'Tu pago fue rechazado', /^El pago no fue aprobado\..*\.$/],
  ['RECHAZADA', undefined, 'Tu pago fue rechazado', /^El pago no fue aprobado\..*\.$/],
  ['RECHAZADA', 'constructor', 'Tu pago fue rechazado', /^El pago no fue aprobado\..*\.$/],
  ['CANCELADO', undefined, 'Tu pago fue cancelado', 'El pago se canceló antes de terminar.'],
  ['EXPIRADO', undefined, 'Tu pago expiró', 'Se acabó el tiempo para pagar.'],
])('%s (%s): why in plain words, and the two ways on', async (status, reason, name, words) => {
  await open(cardPaymentState({ status, provider: 'payme', ...(reason && { reason }) }));
  await title(name);
  expect(document.title).toBe(`${name} | Cóndor`);
  expect(screen.getByText(words)).toBeVisible();
  // Only a refusal says so: an approval of what ended in another way still counts.
  expect(screen.queryAllByText('No se cobró nada a tu tarjeta.')).toHaveLength(status === 'RECHAZADA' ? 1 : 0);
  expect(screen.queryAllByText(/^Si tu banco muestra este cobro, no pagues de nuevo/)).toHaveLength(
    status === 'RECHAZADA' ? 0 : 1,
  );
  expect(link('Intentar de nuevo')).toHaveAttribute('href', '/usuario/pagos?id=2005&tab=1&type=payme');
  expect(link('Elegir otra forma')).toHaveAttribute('href', '/usuario/pagos?id=2005');
});

test('N4: a late approval of one that had failed is shown when the page is seen again', async () => {
  await open(cardPaymentState({ status: 'RECHAZADA' }));
  await title('Tu pago fue rechazado');
  state = approved();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await title('Tu pago fue aprobado');
});

test('in review: how long it takes, what not to do, and no way to pay again', async () => {
  await open(cardPaymentState({ isUnderReview: true }));
  await title('Tu pago está en revisión');
  expect(screen.getByText(/Suele tomar unas horas/)).toBeVisible();
  expect(screen.getByText(/^No vuelvas a pagar este monto/)).toBeVisible();
  expect(ways()).toEqual(['Ver tu compra']);
});

test('a status never seen before is still being confirmed', async () => {
  await open(cardPaymentState({ status: 'EN ADUANA' }));
  expect(await screen.findByText(CONFIRMING)).toBeVisible();
});

test('an attempt that nobody knows is told as such', async () => {
  await open(cardPaymentState());
  page.close();
  server.on(checkCardPayment, () => {
    throw new Failure(404, 'No encontramos este pago con tarjeta');
  });
  page = renderPage(Page, { path: '/usuario/pagos' });
  await title('No encontramos este pago');
  expect(document.title).toBe('No encontramos este pago | Cóndor');
  expect(ways()).toEqual(['Ver tu compra', 'Elegir cómo pagar']);
  expect(page.notices).toEqual([]);
});

test('nor one of a request, which it leads to', async () => {
  await open(cardPaymentState());
  page.close();
  server.on(negotiation, () => negotiationOf(acceptedRequest(), { creditPurchase: true }));
  server.on(checkCardPayment, () => {
    throw new Failure(404, 'No encontramos este pago con tarjeta');
  });
  page = renderPage(Page, { path: '/usuario/pagos' });
  await screen.findByText('No es un pago de esta solicitud. Mira tus pagos antes de pagar de nuevo.');
  expect(link('Ver tu solicitud')).toHaveAttribute('href', '/usuario/solicitudes/detalle?id=2005');
});

test("a check that fails is told in place, and 'Reintentar' asks again", async () => {
  await open(cardPaymentState());
  page.close();
  server.on(checkCardPayment, () => {
    throw new Failure(400, 'No disponible');
  });
  page = renderPage(Page, { path: '/usuario/pagos' });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu pago');
  server.on(checkCardPayment, () => approved());
  await page.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
  await title('Tu pago fue aprobado');
});

test.each([
  ['PROCESADO', ATTEMPT, null],
  ['RECHAZADA', ATTEMPT, { values: { valor: 500_000 } }],
  // An older payment is looked at: what is typed is another one.
  ['PROCESADO', '22222222-2222-4222-8222-222222222222', { values: { valor: 500_000 } }],
])('what is typed, after %s, sent with %s: %p', async (status, sent, expected) => {
  await open(cardPaymentState({ status }));
  page.close();
  await noteSent(ID, sent);
  await draft(`pago-tarjeta ${ID}`).save({ values: { valor: 500_000 } });
  page = renderPage(Page, { path: '/usuario/pagos' });
  await screen.findByText('Estado');
  await waitFor(async () => expect(await draft(`pago-tarjeta ${ID}`).load()).toEqual(expected));
  expect(server.requests(cardPayments)).toEqual([]);
});

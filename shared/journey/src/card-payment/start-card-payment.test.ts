import { cents, createCardPayment, type PaymentChoice } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { type Notice, onNotice, onWithdrawal, store } from '@vitrina/session-bus';
import { choosePayment, holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, LOST, Raw, testCustomer } from '@vitrina/testing';
import { negotiationOf } from '@vitrina/testing/purchases';
import { type NewCardPayment, pageLoad, startCardPayment } from '..';

const ID = 2042;
const ATTEMPT = '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60';
const ADDRESS = 'https://checkout-test.placetopay.ec/session/1/abc';

/** As credit's completion starts it: by the choice that was kept before the wizard. */
const kept: PaymentChoice = {
  amount: cents(500_000),
  method: 1,
  provider: 'p2p',
  payer: { isHolder: true },
  attempt: ATTEMPT,
  chosenAt: '2026-11-30T15:00:00.000Z',
};
const payment = (changes: Partial<NewCardPayment> = {}): NewCardPayment => ({
  id: ID,
  isCredit: false,
  provider: 'p2p',
  form: { isHolder: true, amount: cents(500_000) },
  attempt: ATTEMPT,
  agencyId: 3,
  ...changes,
});

let server: FakeServer;
let told: Notice[];
let assign: jest.SpyInstance;
const endings: (() => void)[] = [];

beforeEach(async () => {
  server = fakeServer();
  told = [];
  endings.push(
    onNotice((notice) => told.push(notice)),
    onWithdrawal((notice) => {
      told = told.filter((other) => other !== notice);
    }),
  );
  assign = jest.spyOn(pageLoad, 'assign').mockImplementation(() => undefined);
  navigate('/usuario/pagos?id=2042&tab=1&type=p2p', { replace: true });
  await signIn(testCustomer(7));
  holdPurchase({ id: ID, quotation: negotiationOf(undefined) });
  choosePayment(ID, kept);
});
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  jest.restoreAllMocks();
  await signOut();
});
const texts = () => told.map(({ text }) => text);
const choice = () => store.get(purchasesAtom)[0]?.choice;
const page = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('p2p: says Redirigiendo, leaves for the address, and consumes the kept choice', async () => {
  server.on(createCardPayment, () => ({ address: ADDRESS, status: 'PENDIENTE' }));
  expect(await startCardPayment(payment())).toEqual({ is: 'leaving', address: ADDRESS });
  expect(assign.mock.calls).toEqual([[ADDRESS]]);
  expect(texts()).toEqual(['Redirigiendo']);
  expect(choice()).toBeUndefined();
  const back = `${location.origin}/usuario/pagos?id=2042&tab=1&type=p2p&attempt=${ATTEMPT}`;
  expect(server.requests(createCardPayment)).toEqual([
    {
      id: ID,
      form: { isHolder: true, amount: 500_000 },
      provider: 'p2p',
      method: 1,
      returnUrl: back,
      cancelUrl: back,
      currency: 'USD',
      agencyId: 3,
      attempt: ATTEMPT,
    },
  ]);
});

test("the document that comes back from the browser's cache no longer says Redirigiendo", async () => {
  server.on(createCardPayment, () => ({ address: ADDRESS }));
  await startCardPayment(payment());
  page(false);
  expect(texts()).toEqual(['Redirigiendo']);
  page(true);
  expect(texts()).toEqual([]);
});

test.each([
  'http://checkout.placetopay.ec/session/1',
  'javascript:alert(1)',
  'data:text/html,hola',
  '//evil.example/session',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'https:',
  '',
])('an address that is not safe is not opened: %s', async (address) => {
  server.on(createCardPayment, () => ({ address }));
  expect(await startCardPayment(payment())).toEqual({ is: 'refused' });
  expect(assign).not.toHaveBeenCalled();
  expect(texts()).toEqual(['Ha Ocurrido un error intenta mas tarde']);
  expect(choice()).toEqual(kept);
});

test.each(['http://localhost:8080/sandbox/p2p/session/1/x', 'http://127.0.0.1:48650/s', 'http://[::1]:1/s'])(
  'that of this machine is: %s',
  async (address) => {
    server.on(createCardPayment, () => ({ address }));
    expect(await startCardPayment(payment())).toEqual({ is: 'leaving', address });
  },
);

test('payme: answers its form, and says nothing', async () => {
  server.on(createCardPayment, () => ({ kind: 'payme' as const, success: true, operationNumber: '000042' }));
  expect(await startCardPayment(payment({ provider: 'payme' }))).toEqual({
    is: 'opened',
    form: { kind: 'payme' as const, success: true, operationNumber: '000042' },
  });
  expect(texts()).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
  expect(choice()).toBeUndefined();
});

test.each([
  [{ status: 'PROCESADO' }, false, '/usuario/compras/detalle'],
  [{ status: 'RECHAZADA' }, true, '/usuario/solicitudes/detalle'],
  [{ kind: 'payme' as const, success: false, status: 'EXPIRADO' }, false, '/usuario/compras/detalle'],
])('a known attempt that has ended leads to the detail: %p, credit %s', async (answer, isCredit, path) => {
  server.on(createCardPayment, () => answer);
  expect(await startCardPayment(payment({ isCredit }))).toEqual({ is: 'ended' });
  expect(location.pathname + location.search).toBe(`${path}?id=2042`);
  expect(choice()).toBeUndefined();
});

test('payme without success: the words of the specification, and the attempt is over', async () => {
  server.on(createCardPayment, () => ({ kind: 'payme' as const, success: false }));
  expect(await startCardPayment(payment({ provider: 'payme' }))).toEqual({ is: 'refused' });
  expect(texts()).toEqual(['Ha Ocurrido un error intenta mas tarde']);
  expect(choice()).toEqual(kept);
});

test('409: what the server says is left to the caller, and the choice stays', async () => {
  server.on(createCardPayment, () => {
    throw new Failure(409, 'Tienes un pago abierto: P2P-9');
  });
  expect(await startCardPayment(payment())).toEqual({ is: 'conflict', message: 'Tienes un pago abierto: P2P-9' });
  expect(texts()).toEqual([]);
  expect(choice()).toEqual(kept);
});

test.each([
  ['an error of the server ends the attempt', new Failure(502, 'PlacetoPay no responde'), true],
  ['a refusal ends it', new Failure(400, 'El monto supera tu saldo'), true],
  ['a proxy that gave up does not', new Failure(408, 'Tardó'), false],
  ['too many requests neither', new Failure(429, 'Espera'), false],
  ['a lost answer neither', LOST, false],
  ['nor one that breaks the contract', new Raw('<html>'), false],
])('%s', async (_what, failure, isOver) => {
  server.on(createCardPayment, () => {
    throw failure;
  });
  expect(await startCardPayment(payment())).toEqual({ is: 'failed', isOver });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'error' });
  expect(choice()).toEqual(kept);
});

test('five presses are one call; after a lost answer the same id is sent again', async () => {
  server.on(createCardPayment, () => {
    throw LOST;
  });
  await Promise.all(Array.from({ length: 5 }, () => startCardPayment(payment())));
  expect(server.requests(createCardPayment)).toHaveLength(1);
  server.on(createCardPayment, () => ({ address: ADDRESS }));
  expect(await startCardPayment(payment({ releasesOpen: true }))).toMatchObject({ is: 'leaving' });
  expect(server.requests(createCardPayment).map(({ attempt, releasesOpen }) => [attempt, releasesOpen])).toEqual([
    [ATTEMPT, undefined],
    [ATTEMPT, true],
  ]);
});

test.each([
  ['/usuario/compras', { address: ADDRESS }],
  ['/usuario/pagos?id=2042&tab=2', { address: ADDRESS }],
  ['/usuario/compras', { status: 'PROCESADO' }],
  ['/usuario/compras', { kind: 'payme' as const, success: true }],
])('who has gone to %s meanwhile stays there: %p', async (elsewhere, answer) => {
  server.on(createCardPayment, () => answer);
  const release = server.hold(createCardPayment);
  const started = startCardPayment(payment());
  navigate(elsewhere);
  release();
  expect(await started).toEqual({ is: 'left' });
  expect(location.pathname + location.search).toBe(elsewhere);
  expect(assign).not.toHaveBeenCalled();
  expect(texts()).toEqual([]);
});

test('who has gone elsewhere is still told that it failed', async () => {
  server.on(createCardPayment, () => ({ kind: 'payme' as const, success: false }));
  const release = server.hold(createCardPayment);
  const started = startCardPayment(payment({ provider: 'payme' }));
  navigate('/usuario/pagos?id=2042&tab=2');
  release();
  expect(await started).toEqual({ is: 'left' });
  expect(texts()).toEqual(['Ha Ocurrido un error intenta mas tarde']);
});

import { screen, waitFor } from '@testing-library/react';
import { cents, keepPaymentChoice, type Negotiation } from '@vitrina/contract';
import { store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { Failure, type FakeServer, fakeServer, type RenderedPage, renderPage, testCustomer } from '@vitrina/testing';
import { negotiationOf } from '@vitrina/testing/purchases';
import { act } from 'react';
import '@vitrina/ui/testing';
import { type ChosenPayment, useDeclaration } from '.';

const CHOICE: ChosenPayment = {
  method: 2,
  amount: cents(100_000),
  attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60',
};

let server: FakeServer;
let page: RenderedPage;
let found: Negotiation;
let isRefused = false;
const onNo = jest.fn();

function Page() {
  const declaration = useDeclaration(found, onNo);
  return (
    <>
      <p>{`needed: ${declaration.isNeeded}`}</p>
      <button type="button" onClick={() => declaration.ask(CHOICE)}>
        Elegir
      </button>
      {declaration.dialog}
    </>
  );
}

async function open(changes: Partial<Negotiation> = {}) {
  isRefused = false;
  onNo.mockClear();
  found = negotiationOf(undefined, { customerDataComplete: false, ...changes });
  server = fakeServer();
  server.on(keepPaymentChoice, () => {
    if (isRefused) throw new Failure(503, 'Vuelve a intentarlo');
    return {};
  });
  await signIn(testCustomer(7));
  holdPurchase({ id: 2042, quotation: found });
  page = renderPage(Page, { path: '/usuario/pagos', at: '/usuario/pagos?id=2042&tab=2', strict: true });
  await page.user.click(screen.getByRole('button', { name: 'Elegir' }));
}
afterEach(async () => {
  page.close();
  await act(() => signOut());
});
const accept = () => page.user.click(screen.getByRole('button', { name: 'Acepto y continúo' }));

test.each([
  [false, 'Declaración licitud de fondos', '/usuario/compras/contado/licitud'],
  [true, 'Solicitud de crédito', '/usuario/solicitudes/credito/solicitud'],
])(
  'credit %s: an accepted declaration keeps the choice here and on the server, and opens',
  async (isCredit, title, to) => {
    await open({ creditPurchase: isCredit });
    expect(screen.getByText('needed: true')).toBeVisible();
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await accept();
    await waitFor(() => expect(page.address()).toBe(to));
    expect(page.search()).toBe('?id=2042');
    const kept = { ...CHOICE, chosenAt: expect.any(String) };
    expect(server.requests(keepPaymentChoice)).toEqual([{ id: 2042, choice: kept }]);
    expect(store.get(purchasesAtom)[0]?.choice).toEqual(kept);
  },
);

test("'Ahora no' keeps nothing and stays", async () => {
  await open();
  await page.user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onNo).toHaveBeenCalledTimes(1);
  expect(server.calls).toEqual([]);
  expect(page.address()).toBe('/usuario/pagos');
});

test('a choice that the server cannot keep is told, and can be sent again', async () => {
  await open();
  isRefused = true;
  await accept();
  await waitFor(() => expect(page.shown()).toEqual(['Vuelve a intentarlo']));
  expect(screen.getByRole('dialog')).toBeVisible();
  isRefused = false;
  await accept();
  await waitFor(() => expect(page.address()).toBe('/usuario/compras/contado/licitud'));
  expect(page.shown()).toEqual([]);
});

test('with everything declared it is not needed', async () => {
  await open({ customerDataComplete: true });
  expect(screen.getByText('needed: false')).toBeVisible();
});

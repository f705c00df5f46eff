import { screen, waitFor, within } from '@testing-library/react';
import { cents, createQuotation } from '@vitrina/contract';
import { chooseDealership, newWizard, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { signIn, signOut } from '@vitrina/session-bus/testing';
import { deferred, Failure, type FakeServer, fakeServer, type RenderedPage, renderPage } from '@vitrina/testing';
import { agencies, coupons, kits } from '../../testing/catalogue';
import { sell } from '../../testing/sell';
import { wizardAt, wizardAtSummary } from '../../testing/wizards';
import { SummaryPage } from './summary-page';

let server: FakeServer;
let page: RenderedPage;
beforeEach(() => {
  server = fakeServer();
  sell(server);
});
afterEach(async () => {
  page.close();
  await signOut();
});

const open = (wizard: Wizard, at = '/condor-sierra/1/resumen') => {
  page = renderPage(SummaryPage, { path: '/:titulo/:id/resumen', at, wizard });
};
const asCustomer = () =>
  signIn({ id: 9, personId: 90, displayName: 'Ana', accessToken: 'a', renewalToken: 'r', signedIn: true });
const button = (name: string) => screen.getByRole('button', { name });
const withDealership = () => chooseDealership(wizardAtSummary(), agencies[0]!);

test('shows what was chosen, every price line and the total', () => {
  const chosen = { ...wizardAtSummary(), accesorios: { individuales: [], kit: [kits[2]!], cupones: [coupons[0]!] } };
  open({ ...chosen, total: cents(2_542_000) });
  const texts = screen.getAllByRole('definition').map((cell) => cell.textContent);
  expect(texts).toEqual(expect.arrayContaining(['2027', '1.5 Turbo', 'Urbano', 'Rojo Cotopaxi', 'Pichincha']));
  expect(texts.slice(-4)).toEqual(['$25,000.00', '$220.00', '$200.00', '$25,420.00']);
});

test('without a dealership nobody goes on', async () => {
  open(wizardAtSummary());
  await page.user.click(button('Cotizar'));
  expect(page.notices).toEqual(['Selecciona una Agencia para ser atendido']);
  expect(page.address()).toBe('/condor-sierra/1/resumen');
  expect(screen.getByRole('heading', { name: 'Elige tu concesionario' })).toHaveFocus();
  await page.user.click(button('Cotizar'));
  await page.user.click(await screen.findByRole('radio', { name: 'Cóndor Sur' }));
  expect(page.shown()).toEqual([]);
});

test('a guest with a dealership goes to the quotation form', async () => {
  open(wizardAtSummary());
  await page.user.click(await screen.findByRole('radio', { name: 'Cóndor Sur' }));
  expect(page.wizard().agencia).toMatchObject({ id: 2 });
  await page.user.click(button('Cotizar'));
  expect(page.address()).toBe('/condor-sierra/1/cotiza');
});

test("'Regresar' returns to the last sub-step of step 2", async () => {
  open(wizardAtSummary());
  await page.user.click(button('Regresar'));
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
});

describe('guards', () => {
  test.each<[string, Wizard, string, string]>([
    ['nothing chosen', newWizard(), '/condor-sierra/1/resumen', '/'],
    [
      'terms not accepted',
      { ...wizardAt(0), terminos: false },
      '/condor-sierra/1/resumen',
      '/condor-sierra/1#sub-menu',
    ],
    ['no package', { ...wizardAt(1), paquete: undefined }, '/condor-sierra/1/resumen', '/condor-sierra/1#sub-menu'],
    ['the address of another model', wizardAtSummary(), '/condor-altar/2/resumen', '/condor-altar/2#sub-menu'],
  ])('%s', async (_name, wizard, at, place) => {
    open(wizard, at);
    await waitFor(() => expect(page.address()).toBe(place));
  });
});

describe('a customer', () => {
  const receipt = { id: 1, number: 77, createdAt: '2026-11-27T12:00:00.000Z' };
  const add = () => page.user.click(button('Agregar cotización venta en linea'));

  test('adds the quotation once, however often the button is pressed, and comes to the list', async () => {
    await asCustomer();
    const answer = deferred<typeof receipt>();
    server.on(createQuotation, () => answer.promise);
    open(withDealership());
    await add();
    await add();
    await add();
    answer.resolve(receipt);
    await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
    expect(page.notices).toEqual(['Se ha Agregado Correctamente']);
    const [request, ...more] = server.requests(createQuotation);
    expect(more).toEqual([]);
    expect(request).toMatchObject({ modelId: 1, dealershipId: 1, total: 2_500_000, campaign: 0 });
    expect(page.wizard().modelo).toBeUndefined();
  });

  test('stays when it fails, and tries again under the same attempt id', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await asCustomer();
    server.on(createQuotation, () => {
      throw new Failure(400, 'El total no coincide');
    });
    open(withDealership());
    await add();
    await waitFor(() => expect(page.notices).toEqual(['El total no coincide']));
    expect(page.address()).toBe('/condor-sierra/1/resumen');
    server.on(createQuotation, () => receipt);
    clock.mockReturnValue(12_000);
    await add();
    await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
    const [first, second] = server.requests(createQuotation);
    expect(second?.attempt).toBe(first?.attempt);
    clock.mockRestore();
  });

  test('after a lost answer and a reload the same is the same attempt, and after success another one', async () => {
    await asCustomer();
    server.on(createQuotation, () => {
      throw new TypeError('Failed to fetch');
    });
    open(withDealership());
    await add();
    await waitFor(() => expect(page.notices).toHaveLength(1));
    server.on(createQuotation, () => receipt);
    for (const round of [2, 3]) {
      page.close();
      open(withDealership());
      await add();
      await waitFor(() => expect(page.address()).toBe('/usuario/cotizaciones'));
      expect(server.requests(createQuotation)).toHaveLength(round);
    }
    const [lost, again, other] = server.requests(createQuotation).map(({ attempt }) => attempt);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  test('who has gone on before the answer stays there, with the configuration begun since', async () => {
    await asCustomer();
    const answer = deferred<typeof receipt>();
    server.on(createQuotation, () => answer.promise);
    open(withDealership());
    await add();
    await waitFor(() => expect(server.requests(createQuotation)).toHaveLength(1));
    await page.user.click(button('Regresar'));
    const begun = updateWizard(wizardAtSummary);
    answer.resolve(receipt);
    await waitFor(() => expect(page.notices).toEqual(['Se ha Agregado Correctamente']));
    expect(page.address()).toBe('/condor-sierra/1#sub-menu');
    expect(page.wizard()).toBe(begun);
  });
});

test('a later step warns, an earlier one opens', async () => {
  open(wizardAtSummary());
  await page.user.click(button('Paso 5 Compra en línea'));
  expect(page.notices).toEqual(['Completa primero el paso 4']);
  await page.user.click(
    within(screen.getByRole('navigation', { name: 'Pasos' })).getByRole('button', { name: /Personaliza/ }),
  );
  expect(page.address()).toBe('/condor-sierra/1#sub-menu');
});

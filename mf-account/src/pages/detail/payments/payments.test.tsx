import { screen, waitFor, within } from '@testing-library/react';
import { cents, payments, storedFile } from '@vitrina/contract';
import { Failure, matchMedia, renderPage } from '@vitrina/testing';
import { cashPurchase, samplePayments } from '@vitrina/testing/purchases';
import { CashDetailPage } from '../detail-page';
import { block, CASH, detail, heading, link, open, row, serve, useDetail } from '../testing/detail';

useDetail();

test('the payments: columns, words of their status, receipt numbers, a note, sums', async () => {
  await open(cashPurchase());
  await heading();
  await row(/Total ingresado/);
  const table = within(screen.getByRole('table', { name: 'Pagos' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tipo de pago',
    'Fecha de pago',
    'Método de pago',
    'Monto pagado',
    'Número de comprobante',
    'Estado',
    'Acciones',
  ]);
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Pago27/11/2026Transferencia bancaria$10,090.98000121PROCESADOVer comprobanteDescargar recibo',
    'Pago27/11/2026Transferencia bancaria$6,727.32000122RECHAZADAEl valor no coincide con el comprobante. No cuenta como pagado: regístralo de nuevo.Corregir',
    'Pago27/11/2026Transferencia bancaria$6,727.32000123PENDIENTERetirar',
    'Pago27/11/2026Depósito bancario$500.00000124CANCELADO',
    'PagoReversado28/11/2026 20:30, hora de EcuadorTarjeta$300.00P2P-778PROCESADODescargar recibo',
    'Reverso27/11/2026Tarjeta-$300.00000126CANCELADODescargar recibo',
    'Total ingresado$16,818.30',
    'En confirmación$6,727.32',
    'Saldo por pagar$16,818.31',
  ]);
  const bad = table.getAllByRole('row').filter((each) => each.hasAttribute('data-bad'));
  expect(bad.map(({ textContent }) => /CANCELADO/.test(textContent ?? ''))).toEqual([true, true]);
  expect(table.getByText('RECHAZADA').parentElement).toHaveClass('danger');
  expect(table.getByText('PENDIENTE').parentElement).toHaveClass('info');
});

test('a payment without a number and of a status never seen before', async () => {
  detail.paid = [
    {
      ...samplePayments[0]!,
      ...{
        receiptNumber: undefined as never,
        fileId: undefined as never,
        hasReceipt: undefined as never,
        status: 'ZZ',
      },
    },
  ];
  await open(cashPurchase());
  const cells = within(await row(/^Pago/));
  expect(cells.getByText('—')).toBeVisible();
  expect(cells.getByText('ZZ').parentElement).toHaveClass('info');
  expect(cells.queryByRole('button')).toBeNull();
});

test("'Ver comprobante' opens the receipt of that payment", async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  detail.server.on(storedFile, () => {
    throw new Failure(410, 'El archivo ya no está');
  });
  await detail.page.user.click(screen.getByRole('button', { name: 'Ver comprobante' }));
  await waitFor(() => expect(detail.server.requests(storedFile)[0]).toEqual({ id: samplePayments[0]!.fileId }));
});

describe("without payments it says 'No existen pagos', and 'Pagar' leads on", () => {
  const address = (element: HTMLElement) => element.getAttribute('href');
  beforeEach(async () => {
    detail.paid = [];
  });
  afterEach(() => matchMedia(false));

  test.each([
    ['from the bar that a narrow window always shows', 'Precio total del vehículo', false],
    ['from the balance in a wide window', 'Saldo por pagar', true],
  ])('%s, and from the list', async (_, name, isWide) => {
    matchMedia(isWide);
    await open(cashPurchase({ paid: cents(0), inConfirmation: cents(0), balance: cents(3_363_661) }));
    await heading();
    expect(link('Continuar Pagos')).toBeNull();
    expect(await screen.findByText('No existen pagos')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Pagar' }).map(address)).toEqual(
      Array(2).fill('/usuario/pagos?id=2005'),
    );
    expect(within(block(name)!).getByRole('link', { name: 'Pagar' })).toBeVisible();
    expect(link('Continuar Pagos')).toBeNull();
  });
});

test("with payments 'Continuar Pagos' is the one way on", async () => {
  await open(cashPurchase());
  await row(/Total ingresado/);
  expect(link('Continuar Pagos')).toHaveAttribute('href', '/usuario/pagos?id=2005');
  expect(link('Pagar')).toBeNull();
});

test('payments that fail are told in their place, beside the balance', async () => {
  await serve(cashPurchase());
  detail.server.on(payments, () => {
    throw new Failure(400, 'No disponible');
  });
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus pagos');
  expect(block('Saldo por pagar')).toBeVisible();
});

test('a second page of payments that fails is told below the first, and the sums are those of the purchase', async () => {
  await serve(cashPurchase());
  const first = Array.from({ length: 20 }, (_, at) => ({ ...samplePayments[0]!, id: at + 1 }));
  detail.server.on(payments, ({ after }) => {
    if (after === undefined) return first;
    throw new Failure(400, 'No disponible');
  });
  detail.page = renderPage(CashDetailPage, { path: CASH, at: `${CASH}?id=2005` });
  await row(/Total ingresado \$16,818\.30/);
  await detail.page.user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar más pagos');
  expect(screen.getByRole('row', { name: /Saldo por pagar/ })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@vitrina/api-client';
import { cents, negotiation, type PaymentRecord, payments, withdrawPayment } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { cashPurchase, paidPurchase, samplePayments } from '@vitrina/testing/purchases';
import { act } from 'react';
import { block, detail, heading, link, open, row, useDetail } from '../testing/detail';

useDetail();

const [, rejected, pending] = samplePayments as [PaymentRecord, PaymentRecord, PaymentRecord];
/** The detail with these payments alone. */
async function openWith(...paid: PaymentRecord[]) {
  detail.paid = paid;
  await open(cashPurchase());
  await heading();
  await row(/Total ingresado/);
}

describe('a rejected payment', () => {
  test('tells why, and leads to its correction', async () => {
    await openWith(rejected, { ...rejected, id: 22, method: 'Depósito bancario', rejectionReason: undefined as never });
    const [first, second] = screen.getAllByRole('row', { name: /RECHAZADA/ }).map((each) => within(each));
    expect(first!.getByText(/^El valor no coincide con el comprobante\. No cuenta como pagado/)).toBeVisible();
    expect(second!.getByText('No cuenta como pagado: regístralo de nuevo.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Corregir' }).map((each) => each.getAttribute('href'))).toEqual([
      '/usuario/pagos?id=2005&tab=2&corrige=2',
      '/usuario/pagos?id=2005&tab=3&corrige=22',
    ]);
  });

  test('that was registered again says so, and is not corrected twice', async () => {
    await openWith({ ...rejected, isCorrected: true });
    expect(screen.getByText('El valor no coincide con el comprobante. Ya lo registraste de nuevo.')).toBeVisible();
    expect(link('Corregir')).toBeNull();
  });

  test('is not corrected where nothing is left to pay', async () => {
    detail.paid = [rejected];
    await open(paidPurchase());
    await row(/Total ingresado/);
    expect(screen.getByText(/No cuenta como pagado\.$/)).toBeVisible();
    expect(link('Corregir')).toBeNull();
  });
});

describe('a pending payment', () => {
  const ask = () => detail.page.user.click(screen.getByRole('button', { name: 'Retirar' }));
  const answer = (name: string) =>
    detail.page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  test('is withdrawn after a question, and what is shown is asked for anew', async () => {
    await openWith(pending);
    detail.server.on(withdrawPayment, () => {
      detail.paid = [{ ...pending, status: 'CANCELADO' }];
      detail.found = { ...detail.found, purchase: cashPurchase({ inConfirmation: cents(0) }) };
      return {};
    });
    await ask();
    expect(screen.getByRole('dialog', { name: '¿Retirar este pago?' })).toHaveTextContent(
      'El pago de $6,727.32 del 27/11/2026 quedará cancelado y su valor volverá al saldo por pagar.',
    );
    await answer('Retirar pago');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(detail.server.requests(withdrawPayment)).toEqual([{ id: 2005, paymentId: 3 }]);
    expect(detail.page.notices).toEqual(['Retiraste el pago de $6,727.32']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await row(/CANCELADO/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  });

  test('stays if the question is answered no', async () => {
    await openWith(pending);
    await ask();
    await answer('Volver');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(detail.server.requests(withdrawPayment)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Retirar' })).toHaveFocus();
  });

  test('that staff has answered first stays as they did: the refusal is told, and the row shows it', async () => {
    await openWith(pending);
    detail.server.on(withdrawPayment, () => {
      throw new Failure(409, 'El pago ya no está pendiente');
    });
    const asked = [negotiation, payments].map((call) => detail.server.requests(call as typeof negotiation).length);
    await ask();
    detail.paid = [{ ...pending, status: 'PROCESADO', hasReceipt: true }];
    // The page hears of it while the question stands.
    await act(() => queryClient.invalidateQueries({ queryKey: [payments.path] }));
    await waitFor(() => expect(screen.queryByText('PENDIENTE')).toBeNull());
    await answer('Retirar pago');
    await waitFor(() => expect(detail.page.notices).toEqual(['El pago ya no está pendiente']));
    expect(await row(/PROCESADO/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Descargar recibo' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    for (const [index, call] of [negotiation, payments].entries())
      expect(detail.server.requests(call as typeof negotiation).length).toBeGreaterThan(asked[index]!);
  });
});

test('a third person who paid is named', async () => {
  await openWith({ ...samplePayments[4]!, payer: 'Rosa Vera Mora' });
  expect(within(await row(/^Pago/)).getByText('Pagó Rosa Vera Mora')).toBeVisible();
});

describe('a payment that was chosen and not made', () => {
  const choice = {
    ...{ amount: cents(500_000), method: 1, attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f61' },
    ...{ provider: 'p2p', chosenAt: '2026-11-28T15:00:00.000Z' },
  };

  const openChoice = async (changes: object) => {
    detail.choice = { ...choice, ...changes };
    await open(cashPurchase());
    await heading();
    await row(/Total ingresado/);
  };
  test.each([
    [{}, 'Elegiste pagar $5,000.00 con tarjeta y no terminaste.', '&tab=1&type=p2p'],
    [{ method: 2, provider: undefined }, 'Elegiste pagar $5,000.00 por transferencia y no terminaste.', '&tab=2'],
    // It may be older than another payment.
    [
      { method: 3, provider: undefined, amount: cents(9_000_000) },
      'Elegiste pagar $16,818.31 con un depósito y no terminaste.',
      '&tab=3',
    ],
  ])('leads to where it stopped', async (changes, words, query) => {
    await openChoice(changes);
    expect(within(block('Saldo por pagar')!).getByText(words)).toBeVisible();
    expect(link('Continuar con tu pago')).toHaveAttribute('href', `/usuario/pagos?id=2005${query}`);
    expect(link('Continuar Pagos')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { payments, sendBankData } from '@vitrina/contract';
import { Failure, matchMedia } from '@vitrina/testing';
import { sampleAccounts } from '@vitrina/testing/payments';
import { cashPurchase } from '@vitrina/testing/purchases';
import { button, payment, press, serve, usePayment } from '../../testing/payment';
import { fileInput, openBank, select, usePictures } from '../../testing/transfer';

usePayment();
usePictures();
afterEach(() => matchMedia(false));

const step = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) }).closest('li') as HTMLElement);

describe('the steps', () => {
  beforeEach(async () => {
    await serve(cashPurchase());
    await openBank();
  });

  test('are three, in their order', () => {
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Recibe los datos bancarios',
      'Haz la transferencia y guarda el comprobante',
      'Ingresa los datos de la transacción',
    ]);
    expect(payment.server.requests(payments)).toEqual([]);
  });

  test("'Enviar datos' mails them, says so, and ticks the step; presses within 5 s are ignored", async () => {
    jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await press('Enviar datos');
    await waitFor(() =>
      expect(payment.page.notices).toEqual(['Se ha enviado un email con los datos de la transacción']),
    );
    expect(step('Recibe los datos bancarios').getByText('Listo')).toBeVisible();
    jest.spyOn(performance, 'now').mockReturnValue(14_999);
    await press('Enviar datos');
    expect(payment.server.requests(sendBankData)).toEqual([{ id: 2005 }]);
    jest.spyOn(performance, 'now').mockReturnValue(15_000);
    await press('Enviar datos');
    expect(payment.server.requests(sendBankData)).toHaveLength(2);
    jest.restoreAllMocks();
  });

  test('a mail that is not sent is told, and can be asked for again at once', async () => {
    let fails = true;
    payment.server.on(sendBankData, () => {
      if (fails) throw new Failure(503, 'Vuelve a intentarlo');
      return {};
    });
    await press('Enviar datos');
    await waitFor(() => expect(payment.page.shown()).toEqual(['Vuelve a intentarlo']));
    expect(step('Recibe los datos bancarios').queryByText('Listo')).toBeNull();
    fails = false;
    await press('Enviar datos');
    await waitFor(() =>
      expect(payment.page.shown()).toEqual(['Se ha enviado un email con los datos de la transacción']),
    );
  });

  test('the data of the chosen account, each with its own copy, and the code behind a button on phones', async () => {
    expect(screen.queryByText('2100123456')).toBeNull();
    await payment.page.user.selectOptions(await select(), 'Banco Pichincha · Cuenta corriente');
    const data = step('Recibe los datos bancarios');
    for (const [name, value] of [
      ['Banco', 'Banco Pichincha'],
      ['Tipo de cuenta', 'Cuenta corriente'],
      ['Número de cuenta', '2100123456'],
      ['Beneficiario', 'Andina Motors'],
      ['RUC', '1790012345001'],
      ['Monto', '$16,818.31'],
      ['Referencia', '3005'],
    ] as const) {
      const row = within(data.getByText(name, { selector: 'dt' }).parentElement as HTMLElement);
      expect(row.getByText(value)).toBeVisible();
      expect(row.getByRole('button', { name: `Copiar ${name.toLowerCase()}` })).toBeVisible();
    }
    await press('Copiar monto');
    expect(await navigator.clipboard.readText()).toBe('16818.31');
    expect(screen.queryByRole('img', { name: 'Código QR con los datos de la cuenta' })).toBeNull();
    await press('Ver código QR');
    expect(screen.getByRole('img', { name: 'Código QR con los datos de la cuenta' })).toBeVisible();
    expect(button('Ocultar código QR')).toHaveAttribute('aria-expanded', 'true');
  });

  test('the receipt ticks the second step', async () => {
    await payment.page.user.upload(fileInput(), new File(['%PDF-1.4'], 'r.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(step('Haz la transferencia y guarda el comprobante').getByText('Listo')).toBeVisible());
  });
});

describe('before anything is declared', () => {
  test('the data of a cash purchase are mailed all the same: the form alone waits for the declaration', async () => {
    await serve(undefined);
    await openBank('id=2042&tab=2');
    await screen.findByRole('dialog');
    await press('Ahora no');
    await press('Enviar datos');
    await waitFor(() => expect(payment.server.requests(sendBankData)).toEqual([{ id: 2042 }]));
    expect(button('Registrar transferencia')).toBeDisabled();
  });

  test('those of a credit are not, and the button says why', async () => {
    await serve(undefined, { creditPurchase: true });
    await openBank('id=2042&tab=2');
    await screen.findByRole('dialog');
    await press('Ahora no');
    expect(button('Enviar datos')).toBeDisabled();
    expect(button('Enviar datos')).toHaveAccessibleDescription('Podrás pedirlos por correo cuando aceptes tu crédito.');
  });
});

test('on wide screens the code stands beside the data', async () => {
  matchMedia(true);
  payment.accounts = sampleAccounts.slice(0, 1);
  await serve(cashPurchase());
  await openBank();
  expect(screen.getByRole('img', { name: 'Código QR con los datos de la cuenta' })).toBeVisible();
  expect(await select()).toHaveDisplayValue('Banco Pichincha · Cuenta corriente');
});

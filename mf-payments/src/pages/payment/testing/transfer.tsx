import { screen, waitFor } from '@testing-library/react';
import { cardPayments, dataValidation, registerPayment, sendBankData } from '@vitrina/contract';
import { formatDate, todayInEcuador } from '@vitrina/rules';
import type { Failure, LOST } from '@vitrina/testing';
import { open, payment, press } from './payment';

/** What the server of a transfer answers, as it stands. */
export const bank = {} as {
  canBePaid: boolean;
  /** how registrations fail, one after the other; the rest succeed */
  failures: (Failure | typeof LOST)[];
};

/** Adds what a transfer asks for to the served purchase. */
export function serveBank() {
  Object.assign(bank, { canBePaid: true, failures: [] });
  const { server } = payment;
  server.on(dataValidation, () => ({ canBePaid: bank.canBePaid }));
  server.on(sendBankData, () => ({}));
  server.on(cardPayments, () => []);
  server.on(registerPayment, () => {
    const failure = bank.failures.shift();
    if (failure) throw failure;
    return { id: 41 };
  });
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Banco' });
export const receiptFile = () => new File(['%PDF-1.4 recibo'], 'recibo.pdf', { type: 'application/pdf' });
export const fileInput = () => screen.getByLabelText<HTMLInputElement>('Comprobante');
export const today = () => formatDate(todayInEcuador(new Date()));

type Filled = { account?: string; cuenta?: string; comprobante?: string; fecha?: string; file?: File };

/** Fills in what a transfer needs besides its amount. */
export async function fill({
  account = 'Banco Pichincha · Cuenta corriente',
  cuenta = '2100123456',
  comprobante = '000123',
  fecha = today(),
  file = receiptFile(),
}: Filled = {}) {
  const { user } = payment.page;
  await user.selectOptions(await select(), account);
  for (const [name, text] of [
    ['Número de cuenta', cuenta],
    ['Número de comprobante', comprobante],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.type(field('Fecha de la transacción'), fecha);
  await user.upload(fileInput(), file);
}

/** Opens a transfer or deposit, with its accounts. */
export async function openBank(query = 'id=2005&tab=2') {
  serveBank();
  open(query);
  await select();
}
export const submit = () => press(/^Registrar/);
export const isOver = () => waitFor(() => expect(payment.page.address()).toBe('/usuario/compras/detalle'));

/** Gives each test of a file what jsdom lacks of pictures. */
export function usePictures() {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
  });
}

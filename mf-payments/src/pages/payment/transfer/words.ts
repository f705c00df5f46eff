import { PAYMENT_METHODS } from '@vitrina/contract';

/** What differs between a transfer and a deposit is how they are called. */
export const TRANSFER_WORDS = {
  [PAYMENT_METHODS.bankTransfer]: {
    form: 'Transferencia bancaria',
    pay: 'Haz la transferencia y guarda el comprobante',
    payHint: 'Desde la app o la página de tu banco. El comprobante puede ser la captura de pantalla.',
    submit: 'Registrar transferencia',
    plan: { many: 'transferencias', last: 'la última' },
  },
  [PAYMENT_METHODS.bankDeposit]: {
    form: 'Depósito bancario',
    pay: 'Haz el depósito y guarda el comprobante',
    payHint: 'En una ventanilla del banco, en efectivo o con cheque. El comprobante puede ser una foto.',
    submit: 'Registrar depósito',
    plan: { many: 'depósitos', last: 'el último' },
  },
} as const;

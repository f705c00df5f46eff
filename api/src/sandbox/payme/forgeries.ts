import { PAYME_CREDENTIALS } from '../provider-credentials';
import { signedOf } from './fields';
import { authorised, type Operation } from './operation';
import { responseOf } from './response';
import { verificationOf } from './signature';

/** Responses that no shop may believe. All of them claim an authorisation. */
export const FORGERIES = {
  empty: 'Sin firma',
  'other-key': 'Firmada con otra clave',
  replayed: 'Con la firma del pedido',
  amount: 'Bien firmada, por $0.01',
  currency: 'Bien firmada, en soles (604)',
  twin: 'Con el límite corrido: un dígito del monto en la operación',
} as const;
export type Forgery = keyof typeof FORGERIES;

/** A forged response to an operation. */
export function forgedResponse(operation: Operation, forgery: Forgery): Record<string, string> {
  const { result, code, message } = authorised('00');
  const outcome = { result, error_code: code, error_message: message };
  const real = responseOf(operation, outcome);
  const about = (changes: Record<string, string>) =>
    responseOf({ ...operation, fields: { ...operation.fields, ...changes } }, outcome);
  const signed = signedOf(operation.fields);
  switch (forgery) {
    case 'empty':
      return { ...real, purchaseVerification: '' };
    case 'other-key':
      return { ...real, purchaseVerification: verificationOf(signed, 'otra clave', result) };
    case 'replayed':
      return { ...real, purchaseVerification: verificationOf(signed, PAYME_CREDENTIALS.key) };
    case 'amount':
      return about({ purchaseAmount: '1' });
    case 'currency':
      return about({ purchaseCurrencyCode: '604' });
    case 'twin':
      return about({
        purchaseOperationNumber: operation.number + signed.purchaseAmount.slice(0, 1),
        purchaseAmount: signed.purchaseAmount.slice(1),
      });
  }
}

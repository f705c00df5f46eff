import { createHash } from 'node:crypto';

const digestOf = (parts: readonly string[]) => createHash('sha512').update(parts.join('')).digest('hex');

/** The fields of an operation that are signed, as they are written in the form. */
export interface SignedFields {
  acquirerId: string;
  idCommerce: string;
  purchaseOperationNumber: string;
  purchaseAmount: string;
  purchaseCurrencyCode: string;
}

/** `purchaseVerification` of a request or, with the result, of a response. */
export const verificationOf = (fields: SignedFields, key: string, result = ''): string =>
  digestOf([
    fields.acquirerId,
    fields.idCommerce,
    fields.purchaseOperationNumber,
    fields.purchaseAmount,
    fields.purchaseCurrencyCode,
    result,
    key,
  ]);

/** `purchaseVerification` of a query. */
export const queryVerificationOf = (
  { idAcquirer, idCommerce, operationNumber }: { idAcquirer: string; idCommerce: string; operationNumber: string },
  key: string,
): string => digestOf([idAcquirer, idCommerce, operationNumber, key]);

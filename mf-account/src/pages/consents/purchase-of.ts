import { type Consent, QUOTATION_KINDS } from '@vitrina/contract';

type Given = Pick<Consent, 'purchaseNumber' | 'purchaseKind' | 'quotationNumber'>;

/** What a consent was given for, in words: 'solicitud N.º 3201'; '' for one of the account itself. */
export function purchaseOf({ purchaseNumber, purchaseKind, quotationNumber }: Given): string {
  if (purchaseNumber !== undefined) {
    return `${purchaseKind === QUOTATION_KINDS.credit ? 'solicitud' : 'compra'} N.º ${purchaseNumber}`;
  }
  return quotationNumber === undefined ? '' : `cotización N.º ${quotationNumber}`;
}

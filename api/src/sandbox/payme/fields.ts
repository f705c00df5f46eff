import { PAYME_CREDENTIALS } from '../provider-credentials';
import { type SignedFields, verificationOf } from './signature';

const DIGITS = /^\d+$/;

/** Width of each field that is demanded, and what it must look like. */
const REQUIRED: Record<string, { most: number; form?: RegExp }> = {
  acquirerId: { most: 4, form: DIGITS },
  idCommerce: { most: 5, form: DIGITS },
  // 6 are documented, 7 and 9 are seen.
  purchaseOperationNumber: { most: 9, form: /^\d{6,9}$/ },
  purchaseAmount: { most: 10, form: /^[1-9]\d*$/ },
  purchaseCurrencyCode: { most: 3, form: /^840$/ },
  language: { most: 2, form: /^(SP|EN)$/ },
  shippingFirstName: { most: 30 },
  shippingLastName: { most: 50 },
  shippingEmail: { most: 50, form: /^[^@\s]+@[^@\s]+\.[^@\s]+$/ },
  shippingAddress: { most: 50 },
  shippingZIP: { most: 10 },
  shippingCity: { most: 50 },
  shippingState: { most: 15 },
  shippingCountry: { most: 2, form: /^[A-Z]{2}$/ },
  descriptionProducts: { most: 30 },
  programmingLanguage: { most: 15 },
  purchaseVerification: { most: 128, form: /^[\da-f]{128}$/i },
};
/** Of those that may be missing. */
const OPTIONAL: Record<string, number> = {
  userCommerce: 20,
  userCodePayme: 30,
  shippingDNI: 10,
  shippingPhone: 15,
  billingFirstName: 30,
  billingLastName: 50,
  billingEMail: 50,
  billingAddress: 50,
  billingZIP: 10,
  billingCity: 50,
  billingState: 2,
  billingCountry: 2,
  billingPhone: 15,
  HTTPSessionId: 30,
};
const WIDEST_RESERVED = 30;

const widthOf = (name: string): number | undefined =>
  OPTIONAL[name] ?? (/^reserved\d+$/.test(name) ? WIDEST_RESERVED : undefined);

/** Characters, not bytes. */
const longer = (text: string, most: number) => [...text].length > most;

/** Names of the fields that payme refuses a form for. */
export function wrongFieldsOf(fields: Readonly<Record<string, string>>): string[] {
  const required = Object.entries(REQUIRED)
    .filter(([name, { most, form }]) => {
      const text = fields[name] ?? '';
      return text === '' || longer(text, most) || (form && !form.test(text));
    })
    .map(([name]) => name);
  const optional = Object.entries(fields)
    .filter(([name, text]) => longer(text, widthOf(name) ?? Number.POSITIVE_INFINITY))
    .map(([name]) => name);
  return [...required, ...optional];
}

/** Whether a form comes from the shop and is signed by it. */
export function isSigned(fields: Readonly<Record<string, string>>): boolean {
  const { acquirer, commerce, key } = PAYME_CREDENTIALS;
  return (
    fields.acquirerId === acquirer &&
    fields.idCommerce === commerce &&
    fields.purchaseVerification?.toLowerCase() === verificationOf(signedOf(fields), key)
  );
}

/** The fields of a form that are signed. */
export const signedOf = (fields: Readonly<Record<string, string>>): SignedFields => ({
  acquirerId: fields.acquirerId ?? '',
  idCommerce: fields.idCommerce ?? '',
  purchaseOperationNumber: fields.purchaseOperationNumber ?? '',
  purchaseAmount: fields.purchaseAmount ?? '',
  purchaseCurrencyCode: fields.purchaseCurrencyCode ?? '',
});

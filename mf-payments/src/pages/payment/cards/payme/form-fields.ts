import type { PaymeOpened } from '@vitrina/contract';

/** What the form was written in, as payme asks. */
const PROGRAMMING_LANGUAGE = 'JavaScript';

/** The hidden form's fields by payme's names, of an answer of ours; those that are missing are left out. */
export function formFields(form: PaymeOpened): readonly { name: string; value: string }[] {
  const fields: Record<string, string | undefined> = {
    acquirerId: form.acquirerId,
    idCommerce: form.commerceId,
    purchaseOperationNumber: form.operationNumber,
    purchaseAmount: form.amount,
    purchaseCurrencyCode: form.currency,
    language: form.language,
    billingEMail: form.email,
    shippingFirstName: form.firstName,
    shippingLastName: form.lastName,
    shippingEmail: form.email,
    shippingAddress: form.address,
    shippingZIP: form.zip,
    shippingCity: form.city,
    shippingState: form.state,
    shippingCountry: form.country,
    userCommerce: form.userCommerce,
    userCodePayme: form.userCode,
    descriptionProducts: form.description,
    programmingLanguage: PROGRAMMING_LANGUAGE,
    reserved1: form.reserved1,
    reserved2: form.reserved2,
    reserved3: form.reserved3,
    reserved4: form.reserved4,
    reserved5: form.reserved5,
    reserved6: form.reserved6,
    reserved7: form.reserved7,
    purchaseVerification: form.verification,
  };
  const known = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  return [...known, ...(form.extraFields ?? []).filter(({ name }) => !Object.hasOwn(fields, name))];
}

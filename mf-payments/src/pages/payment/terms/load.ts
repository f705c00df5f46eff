/** Loads the terms of payment, a separate chunk: they are long, and few open them. */
export const loadPaymentTerms = () =>
  import(/* webpackChunkName: "payment-terms" */ './payment-terms').then(({ PAYMENT_TERMS }) => PAYMENT_TERMS);

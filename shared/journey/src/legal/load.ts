/** Loads the terms, a separate chunk: they are long, and few open them. */
export const loadTerms = () => import(/* webpackChunkName: "terms" */ './terms').then(({ TERMS }) => TERMS);

/** Loads the privacy policy, a separate chunk for the same reason. */
export const loadPrivacy = () =>
  import(/* webpackChunkName: "privacy" */ './privacy/privacy').then(({ PRIVACY }) => PRIVACY);

/** Loads the terms of payment, a separate chunk too. */
export const loadPaymentTerms = () =>
  import(/* webpackChunkName: "payment-terms" */ './payment-terms').then(({ PAYMENT_TERMS }) => PAYMENT_TERMS);

/** Loads the consent to the analysis of a credit, a separate chunk as well. */
export const loadCreditConsent = () =>
  import(/* webpackChunkName: "credit-consent" */ './credit-consent').then(({ CREDIT_CONSENT }) => CREDIT_CONSENT);

/** Constants and catalogue ids of the contract (specification 1, sections 7 and 9). */

/** The application whose customers these are, as a registration names it. */
export const APPLICATION_ID = 5;

/** Added to every request body. */
export const REQUEST_CONSTANTS = { dt19: 'PERSONALIZA', idTrack: APPLICATION_ID } as const;

/** Whether a request body carries the constants, as every one must. */
export const carriesConstants = (body: object): boolean =>
  Object.entries(REQUEST_CONSTANTS).every(([code, value]) => (body as Record<string, unknown>)[code] === value);

/** Campaigns a lead can belong to; 0 is none. `soluto` is the default of the generic form, `postVenta` of the post-sale form. */
export const CAMPAIGNS = {
  none: 0,
  personalizado: 6,
  soluto: 7,
  navidad: 10,
  chatbot: 11,
  seltos: 12,
  crm: 13,
  postVenta: 14,
  online: 15,
  oceanPersonaliza: 28,
} as const;

/** The name of a campaign; undefined for an id that is none's. */
export const campaignName = (campaign: number): string | undefined =>
  Object.entries(CAMPAIGNS).find(([, id]) => id === campaign && id > 0)?.[0];

/** Kinds of identification number. */
export const IDENTITY_TYPES = {
  naturalTaxNumber: 1,
  legalTaxNumber: 2,
  nationalId: 3,
  passport: 4,
  foreignDocument: 5,
} as const;

/** Kinds of accessory list in the accessories call. */
export const ACCESSORY_KINDS = { kits: 1, individual: 2 } as const;

/** How a quotation is paid. */
export const QUOTATION_KINDS = { cash: 1, credit: 2 } as const;

/**
 * What follows when a consent of an application is withdrawn: the application asks for it again, the quotation goes back to
 * cash, the request ends as cancelled, or nobody asks anything new.
 */
export const WITHDRAWAL_RESULTS = { asksAgain: 1, backToCash: 2, cancels: 3, nothingNew: 4 } as const;

/** Ways to pay a cash purchase. */
export const PAYMENT_METHODS = { card: 1, bankTransfer: 2, bankDeposit: 3 } as const;

/** Defaults of a new lead (specification 1, section 9). */
export const LEAD_DEFAULTS = {
  source: 'WEB',
  product: 'light vehicle',
  line: 'new',
  documentType: 'national ID',
  personType: 'natural',
  country: 'Ecuador',
  currency: 'USD',
} as const;

/** What the sign-in says while another session is live (specification 1, section 8). */
export const ACTIVE_SESSION = 'Usted tiene una sesión activa';

/** Whether a refusal says so. Servers end the sentence with a full stop or without. */
export const isActiveSession = (text: string): boolean => text.trim().replace(/\.$/, '') === ACTIVE_SESSION;

/** The sign-in's status when the account still needs its one-time password (specification 1, section 4). */
export const NEEDS_VALIDATION = 202;

/** The response header that identifies the request in the server's log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Length of a one-time password. */
export const OTP_LENGTH = 5;

/** Longest values of the forms' fields. */
export const LIMITS = {
  identity: 10,
  /** An identification of any kind: a passport too. */
  identification: 13,
  names: 50,
  email: 50,
  /** Digits of a telephone, mobile or landline. */
  phoneMin: 9,
  phoneMax: 10,
  passwordMin: 7,
  passwordMax: 10,
  plateMin: 6,
  plateMax: 7,
  /** Of the file itself, not of its base64: 1.5 MB. */
  fileBytes: 1_572_864,
} as const;

/**
 * Versions of the legal texts, recorded with what was agreed to: the consent beside a form's box (mf-quotation/src/consent),
 * the terms and the privacy policy (shared/journey/src/legal), the consent to advertising (the customer's consents),
 * the terms of payment (mf-payments), the consent to the analysis of a credit (shared/journey/src/legal), the letters of the two
 * applications (shared/rules/src/application/letters.ts). Change one with any word of its text, and keep the earlier one in
 * `PUBLISHED` (docs/how-to/change-a-legal-text.md).
 */
export const CONSENT_VERSION = '2026-11';
export const TERMS_VERSION = '2026-11';
export const PRIVACY_VERSION = '2026-11';
export const MARKETING_VERSION = '2026-11';
export const PAYMENT_TERMS_VERSION = '2026-11';
export const BUREAUS_LETTER_VERSION = '2026-12';
export const FUNDS_LETTER_VERSION = '2026-11';
export const SIMULATION_VERSION = '2026-12';

/** Every version of a legal text that has been shown to anybody: pages of earlier releases, and open tabs, send theirs. */
const PUBLISHED = {
  consent: [CONSENT_VERSION],
  terms: [TERMS_VERSION],
  privacy: [PRIVACY_VERSION],
  marketing: [MARKETING_VERSION],
  paymentTerms: [PAYMENT_TERMS_VERSION],
  bureausLetter: ['2026-11', BUREAUS_LETTER_VERSION],
  fundsLetter: [FUNDS_LETTER_VERSION],
  simulation: ['2026-11', SIMULATION_VERSION],
} as const satisfies Record<string, readonly string[]>;

/** Whether a version of a legal text has been published: nobody can have agreed to another. */
export const isPublished = (text: keyof typeof PUBLISHED, version: string): boolean =>
  (PUBLISHED[text] as readonly string[]).includes(version);

/** What a captcha token is good for. A generic form appends the name of its lead's campaign to `cotiza`. */
export const CAPTCHA_ACTIONS = {
  form: 'formulario',
  onlineForm: 'formularioOnline',
  quote: 'cotiza',
  postSale: 'postventa',
} as const;

/** Largest file that a customer may hand in, in bytes of the file itself (specification 2: 1.5 MB). */
export const FILE_LIMIT_BYTES = 1_572_864;

import type { Cents, PAYMENT_METHODS, ShortLinkRequest } from '@vitrina/contract';
import type {
  Actor,
  AttemptStatus,
  CardProvider,
  CardReason,
  PaymentStatus,
  PurchaseStatus,
  RequestStatus,
} from '@vitrina/rules';
import type { Generated, JSONColumnType } from 'kysely';
import type { KeptConfiguration } from './leads/kept-configuration';
import type { Interest } from './leads/kept-interest';

declare module '../platform/database/schema' {
  /** What visitors ask for, and what customers buy. */
  interface Database {
    lead: LeadTable;
    form_lead: FormLeadTable;
    short_link: ShortLinkTable;
    quotation: QuotationTable;
    negotiation: NegotiationTable;
    financing: FinancingTable;
    card_attempt: CardAttemptTable;
    card_notification: CardNotificationTable;
    payment: PaymentTable;
    purchase_event: PurchaseEventTable;
    staff_alert: StaffAlertTable;
    payment_choice: PaymentChoiceTable;
    application_section: ApplicationSectionTable;
    application_draft: ApplicationDraftTable;
    document: DocumentTable;
    upload_link: UploadLinkTable;
  }
}

interface LeadTable {
  id: Generated<number>;
  number: Generated<number>;
  attempt: string;
  created_at: Generated<Date>;
  identification: string;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  /** Of the consent given with the lead; null before that was recorded. */
  consent_version: string | null;
  consent_at: Date | null;
  /** Of the terms accepted in the wizard; null before they were recorded. */
  terms_version: string | null;
  campaign: number;
  /** Of the visit, where the lead belongs to another one; null where it had none. */
  visit_campaign: number | null;
  /** Whether it is an online purchase. */
  online: Generated<boolean>;
  source: string;
  total_cents: Cents;
  /** What was asked for, with names and prices as they were sold: later changes of the catalogue do not reach it. */
  configuration: JSONColumnType<KeptConfiguration>;
}

interface FormLeadTable {
  id: Generated<number>;
  number: Generated<number>;
  attempt: string;
  created_at: Generated<Date>;
  form: 'quote' | 'post-sale';
  identification: string;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  consent_version: string;
  consent_at: Date;
  campaign: number;
  source: string;
  /** What it asks about, with names as they stood. */
  interest: JSONColumnType<Interest>;
}

interface ShortLinkTable {
  /** Drawn at random: it follows from nothing that is known. */
  code: string;
  /** Of the configuration, so that each is kept once. */
  digest: Buffer;
  /** Ids of the catalogue, and a step. */
  configuration: JSONColumnType<ShortLinkRequest>;
  created_at: Generated<Date>;
}

/** A configuration that a customer saved. It is never edited: what changes is its negotiation. */
interface QuotationTable {
  id: Generated<number>;
  account_id: number;
  /** Counted with the leads: the one of an online purchase has its lead's. */
  number: Generated<number>;
  attempt: string;
  created_at: Generated<Date>;
  campaign: number;
  source: string;
  terms_version: string | null;
  /** Of the consent that the customer gave when the account was made; null before that was recorded. */
  consent_version: string | null;
  consent_at: Date | null;
  total_cents: Cents;
  /** As it was sold, names and prices included: later changes of the catalogue do not reach it. */
  configuration: JSONColumnType<KeptConfiguration>;
  /** Rows of the catalogue, perhaps retired since; null where a quotation is older than its catalogue, or has no colour. */
  version_id: number | null;
  package_id: number | null;
  colour_id: number | null;
  dealership_id: number | null;
}

/**
 * What becomes of a quotation. Undecided until the customer's data are complete; from then on a purchase (cash) or a request
 * (credit) with number and status. One that ends without a sale stays, and its quotation gets a new one.
 */
interface NegotiationTable {
  /** The `id` in every address and call of a purchase. */
  id: Generated<number>;
  quotation_id: number;
  kind: Generated<'cash' | 'credit'>;
  created_at: Generated<Date>;
  decided_at: Date | null;
  /** Of the order or the request; null until it is decided, as the status. */
  number: number | null;
  status: PurchaseStatus | RequestStatus | null;
}

/** What a credit negotiation asks the lender for, and the answers. */
interface FinancingTable {
  negotiation_id: number;
  term_months: number;
  bank_id: number;
  down_payment_cents: Cents;
  financed_cents: Cents;
  monthly_cents: Cents;
  /** The lines that the customer saw. */
  calculation: JSONColumnType<{ label: string; cents: Cents; visible: boolean }[] | null, string | null, string | null>;
  /** When the lender approved. */
  approved_at: Date | null;
  /** When the customer answered that, and how. */
  answered_at: Date | null;
  accepted: boolean | null;
}

type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** Who pays by card: the holder of the account or a third person. */
export interface Payer {
  isHolder: boolean;
  identificationTypeId: number;
  identification: string;
  firstNames: string;
  surnames: string;
  phone: string;
  email: string;
}

/** Who is to pay by card, as far as the customer has said it. */
export type KeptPayer = Pick<Payer, 'isHolder'> & Partial<Payer>;

interface CardAttemptTable {
  id: Generated<number>;
  negotiation_id: number;
  /** Id of the submit: a known one opens no second session. */
  attempt: string;
  provider: CardProvider;
  amount_cents: Cents;
  state: Generated<AttemptStatus>;
  /** Ours, shown in the list of card payments. */
  reference: string;
  /** The provider's: p2p's request, payme's operation number. */
  provider_reference: string | null;
  /** Where the customer goes on, for p2p. */
  address: string | null;
  payer: JSONColumnType<Payer>;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When the provider was last asked, in vain not counted. */
  asked_at: Date | null;
  ended_at: Date | null;
  /** Why it was not approved. */
  reason: CardReason | null;
  /** Of the site that its customer comes back to. */
  return_origin: string | null;
  /** When the job asks the provider next; null when no job follows it (any more). */
  ask_at: Date | null;
  /** Findings that the staff was alerted of. */
  alerted: Generated<string[]>;
}

/** What p2p has told of the end of a session, once: it is asked again before it counts. */
interface CardNotificationTable {
  id: Generated<number>;
  request_id: string;
  reference: string;
  status: string;
  signature: string;
  received_at: Generated<Date>;
}

interface PaymentTable {
  id: Generated<number>;
  negotiation_id: number;
  /** A reversal takes a payment back, whole or in part; a return gives back what was paid above the total. */
  kind: Generated<'payment' | 'reversal' | 'return'>;
  method: PaymentMethod;
  /** Negative for reversals and returns. */
  amount_cents: Cents;
  status: PaymentStatus;
  /** `YYYY-MM-DD` in Ecuador, as the customer or the provider says. */
  paid_on: string;
  created_at: Generated<Date>;
  /** When it left PE; set at once for what never was. */
  settled_at: Date | null;
  /** Id of the submit. */
  attempt: string | null;
  /** Of transfers and deposits: the account that was paid into, and its bank, by which the receipt number is unique. */
  agency_bank_account_id: number | null;
  bank_id: number | null;
  account_number: string | null;
  receipt_number: string | null;
  beneficiary: string | null;
  beneficiary_email: string | null;
  /** Of a deposit: cash, not a cheque; null of transfers and of deposits from before this was asked. */
  paid_in_cash: Generated<boolean | null>;
  /** Why staff rejected it, for the customer; null of what was rejected before reasons were asked for. */
  rejection_reason: Generated<string | null>;
  /** The receipt. */
  file_id: string | null;
  /** The rejected payment that this one corrects. */
  corrected_id: number | null;
  /** The payment that a reversal takes back, or a return belongs to. */
  of_payment_id: number | null;
  card_attempt_id: number | null;
  provider_reference: string | null;
  /** What a receipt shows of a card payment: brand, last digits, authorization, deferral. */
  provider_details: JSONColumnType<Record<string, string> | null, string | null, string | null>;
}

/** What happened to a negotiation, for its timeline. Rows are only added. */
interface PurchaseEventTable {
  id: Generated<number>;
  negotiation_id: number;
  at: Generated<Date>;
  actor: Actor;
  name: string;
  /** The status that it led to; null when it did not change. */
  status: PurchaseStatus | RequestStatus | null;
  payment_id: number | null;
  card_attempt_id: number | null;
  amount_cents: Cents | null;
}

/** An event that the maker's staff must look at: a reversal after the invoice. */
interface StaffAlertTable {
  event_id: number;
  created_at: Generated<Date>;
}

/** The payment that a customer chose and could not make yet. The newest wins; it goes when the payment is made. */
interface PaymentChoiceTable {
  negotiation_id: number;
  method: PaymentMethod;
  provider: CardProvider | null;
  amount_cents: Cents | null;
  payer: JSONColumnType<KeptPayer | null, string | null, string | null>;
  attempt: string;
  chosen_at: Generated<Date>;
}

/** A section of the credit application or of the funds declaration, as its own Guardar stored it. */
interface ApplicationSectionTable {
  /** Of the spouse's personal data: the spouse's id. */
  id: Generated<number>;
  negotiation_id: number;
  wizard: 'credit' | 'funds';
  form: 'applicant' | 'spouse';
  section: ApplicationSection;
  data: JSONColumnType<object>;
  complete: Generated<boolean>;
  saved_at: Generated<Date>;
}

/** What is typed in a sub-tab of an application and not saved. */
interface ApplicationDraftTable {
  negotiation_id: number;
  wizard: 'credit' | 'funds';
  /** Its key, as the rules of the wizards name it. */
  sub_tab: string;
  /** Grows with each draft, and when the sub-tab is saved. */
  revision: number;
  /** The values, encrypted (api/src/credit/drafts/seal.ts); null once they were saved, or are too old. */
  sealed: Buffer | null;
  saved_at: Generated<Date>;
}

export type ApplicationSection =
  | 'personal-data'
  | 'economic-activity'
  | 'assets'
  | 'liabilities'
  | 'income'
  | 'expenses'
  | 'bank-references'
  | 'personal-references'
  | 'exposed-person'
  | 'exposed-relatives'
  | 'documents'
  | 'authorization';

interface DocumentTable {
  id: Generated<number>;
  negotiation_id: number;
  wizard: 'credit' | 'funds';
  type_id: number;
  file_id: string;
  added_at: Generated<Date>;
  /** It came by an upload link. */
  from_phone: Generated<boolean>;
}

/** Lets a telephone add documents to one application, until a time. */
interface UploadLinkTable {
  id: Generated<number>;
  negotiation_id: number;
  wizard: 'credit' | 'funds';
  token_hash: Buffer;
  /** Of the browser that opened it first; null until one does. */
  browser_hash: Buffer | null;
  created_at: Generated<Date>;
  until: Date;
}

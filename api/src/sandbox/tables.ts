import type { Generated, JSONColumnType } from 'kysely';

declare module '../platform/database/schema' {
  /** What the sandbox's card providers remember. */
  interface Database {
    sandbox_p2p_session: P2pSessionTable;
    sandbox_p2p_payment: P2pPaymentTable;
    sandbox_payme_operation: PaymeOperationTable;
    sandbox_fault: FaultTable;
    sandbox_post: PostTable;
  }
}

/** A bigint: the driver reads it as digits. */
type Digits = string;

interface P2pSessionTable {
  request_id: Digits;
  /** Of the buyer's page, so that nobody opens it by counting. */
  token: string;
  reference: string;
  /** As the query tells it again: without what was cut or removed, and without the authentication. */
  request: JSONColumnType<Record<string, unknown>>;
  amount_cents: Digits;
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'APPROVED_PARTIAL' | 'PARTIAL_EXPIRED';
  reason: string;
  message: string;
  status_at: Date;
  expires_at: Date;
  created_at: Generated<Date>;
}

interface P2pPaymentTable {
  internal_reference: Generated<number>;
  request_id: Digits;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  reason: string;
  message: string;
  at: Date;
  /** In the session's currency. */
  amount_cents: Digits;
  /** That the card was charged in. */
  currency: string;
  refunded_cents: Generated<Digits>;
}

interface PaymeOperationTable {
  id: Generated<number>;
  /** Of the modal's page. */
  token: string;
  commerce: string;
  number: string;
  /** The form, as it came. */
  fields: JSONColumnType<Record<string, string>>;
  state: 'pending' | 'denied' | 'authorised' | 'reversed';
  /** `authorizationResult`; null until it is decided, as the rest. */
  result: string | null;
  error_code: string | null;
  error_message: string | null;
  opened_at: Generated<Date>;
  decided_at: Date | null;
}

/** What a provider does wrong, until it is taken away. */
interface FaultTable {
  id: Generated<number>;
  provider: 'p2p' | 'payme';
  /** Of the provider's calls; empty: of all. */
  call: string;
  fault: string;
  /** E-mail address of the payers who meet it; empty: all. */
  payer: string;
  seconds: number;
  /** How many calls it is for; null: any number. */
  uses_left: number | null;
}

/** What a provider sends to the shop by itself. */
interface PostTable {
  id: Generated<number>;
  provider: 'p2p' | 'payme';
  /** Request id, or operation number. */
  subject: string;
  /** Of the shop's address. */
  path: string;
  content_type: string;
  body: string;
  due_at: Date;
  /** How often it is sent again if the shop does not answer 2xx. */
  retries_left: number;
  sent_at: Date | null;
  /** Status of the answer, or why there was none. */
  answer: string | null;
}

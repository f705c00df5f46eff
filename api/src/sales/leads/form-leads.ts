import {
  CAMPAIGNS,
  CAPTCHA_ACTIONS,
  LEAD_DEFAULTS,
  type LeadReceipt,
  type VehicleLeadRequest,
} from '@vitrina/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { normalizePerson } from '../../customers/people/person';
import type { Database } from '../../platform/database/schema';
import { OtherAttempt } from '../../platform/http/errors';
import type { Admission } from '../../platform/outbox/admission';
import { enqueueMessage } from '../../platform/outbox/queue';
import { postSaleInterest, quoteInterest } from './interest';
import { interestMessage } from './interest-mail';
import { type Desk, keepOnce } from './keep-once';
import type { Interest } from './kept-interest';

/** A form without the wizard. */
interface Form {
  name: 'quote' | 'post-sale';
  /** What its captcha token must have been made for. */
  actions: ReadonlySet<string>;
  interestOf(database: Kysely<Database>, request: VehicleLeadRequest): Promise<Interest>;
}

/** The generic form, of any campaign: its captcha action ends with the campaign's name (specification 1, section 7). */
export const QUOTE_FORM: Form = {
  name: 'quote',
  actions: new Set(Object.keys(CAMPAIGNS).map((campaign) => CAPTCHA_ACTIONS.quote + campaign)),
  interestOf: quoteInterest,
};

export const POST_SALE_FORM: Form = {
  name: 'post-sale',
  actions: new Set([CAPTCHA_ACTIONS.postSale]),
  interestOf: postSaleInterest,
};

type Row = Pick<Selectable<Database['form_lead']>, 'id' | 'number' | 'created_at'>;

const receipt = ({ id, number, created_at }: Row): LeadReceipt => ({ id, number, createdAt: created_at.toISOString() });

/** The lead that an attempt has made, if any. @throws Conflict when it is of another form or person */
async function findByAttempt(
  database: Kysely<Database>,
  form: Form,
  { attempt, identification }: VehicleLeadRequest,
): Promise<LeadReceipt | undefined> {
  const row = await database
    .selectFrom('form_lead')
    .select(['id', 'number', 'created_at', 'form', 'identification'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row && (row.form !== form.name || row.identification !== identification)) throw new OtherAttempt();
  return row && receipt(row);
}

async function write(
  transaction: Transaction<Database>,
  form: Form,
  request: VehicleLeadRequest,
  admission: Admission<{ leadId: number }>,
): Promise<LeadReceipt> {
  const interest = await form.interestOf(transaction, request);
  const row = await transaction
    .insertInto('form_lead')
    .values({
      attempt: request.attempt,
      form: form.name,
      identification: request.identification,
      first_names: request.firstNames,
      surnames: request.surnames,
      phone: request.phone,
      email: request.email,
      consent_version: request.consentVersion,
      consent_at: new Date(),
      campaign: request.campaign,
      source: LEAD_DEFAULTS.source,
      interest: JSON.stringify({ ...LEAD_DEFAULTS, ...interest }),
    })
    // One that is not to be seen yet makes the transaction begin anew, and is found then.
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at'])
    .executeTakeFirstOrThrow();
  await enqueueMessage(transaction, admission, { leadId: row.id });
  return receipt(row);
}

/** Keeps the lead of a form, and the mail that confirms it. @throws Refused with what a person should read */
export function keepFormLead(desk: Desk, form: Form, sent: VehicleLeadRequest): Promise<LeadReceipt> {
  const request = normalizePerson(sent);
  return keepOnce(desk, request, {
    message: interestMessage,
    actions: form.actions,
    check: (at) => form.interestOf(at, request),
    find: (at) => findByAttempt(at, form, request),
    write: (transaction, admission) => write(transaction, form, request, admission),
  });
}

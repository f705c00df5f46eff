import { CAPTCHA_ACTIONS, LEAD_DEFAULTS, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Captcha } from '../captcha/captcha';
import { useToken } from '../captcha/used';
import type { Database } from '../database/schema';
import { inTransaction } from '../database/transaction';
import { BadRequest, Conflict, Refused } from '../http/errors';
import { resolveConfiguration } from './configuration';
import { checkPerson } from './person';
import { snapshotOf, totalOf } from './snapshot';

/** The captcha actions of the forms that send a whole configuration. */
const ACTIONS = new Set<string>([CAPTCHA_ACTIONS.form, CAPTCHA_ACTIONS.onlineForm]);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const BAD_CAPTCHA = 'No pudimos comprobar que eres una persona. Inténtalo de nuevo';

type Row = Pick<Selectable<Database['lead']>, 'id' | 'number' | 'created_at' | 'total_cents'>;

const receipt = (row: Row): LeadReceipt => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  total: row.total_cents,
});

const findByAttempt = (database: Kysely<Database>, attempt: string): Promise<Row | undefined> =>
  database
    .selectFrom('lead')
    .select(['id', 'number', 'created_at', 'total_cents'])
    .where('attempt', '=', attempt)
    .executeTakeFirst();

const insert = (database: Kysely<Database>, request: LeadRequest, configuration: object, total: number) =>
  database
    .insertInto('lead')
    .values({
      attempt: request.attempt,
      identification: request.identification,
      first_names: request.firstNames,
      surnames: request.surnames,
      phone: request.phone,
      email: request.email,
      consent_version: request.consentVersion,
      consent_at: new Date(),
      campaign: request.campaign,
      source: LEAD_DEFAULTS.source,
      total_cents: total,
      configuration: JSON.stringify(configuration),
    })
    .onConflict((on) => on.column('attempt').doNothing())
    .returning(['id', 'number', 'created_at', 'total_cents'])
    .executeTakeFirst();

/**
 * Keeps a lead, once for each attempt: repeating one answers the lead that is already there. Answers after the commit only.
 * @throws BadRequest, Refused or Conflict with what a person should read
 */
export async function keepLead(
  database: Kysely<Database>,
  captcha: Captcha,
  request: LeadRequest,
): Promise<LeadReceipt> {
  if (!UUID.test(request.attempt)) throw new BadRequest();
  const known = await findByAttempt(database, request.attempt);
  if (known) return receipt(known);

  checkPerson(request);
  const token = ACTIONS.has(request.captchaAction)
    ? await captcha.verify(request.captchaToken, request.captchaAction)
    : undefined;
  if (!token) throw new Refused(BAD_CAPTCHA);

  return inTransaction(database, async (transaction) => {
    const isUnused = await useToken(transaction, token);
    if (!isUnused) {
      // The token's row may come from another post of this same attempt, which has just been committed.
      const twin = await findByAttempt(transaction, request.attempt);
      if (twin) return receipt(twin);
      throw new Refused(BAD_CAPTCHA);
    }
    const configuration = await resolveConfiguration(transaction, request);
    const total = totalOf(configuration);
    if (total !== request.total) {
      throw new Conflict(`El precio ha cambiado: el total es ${formatMoney(total)}. Revisa tu cotización`);
    }
    const row = await insert(transaction, request, snapshotOf(configuration), total);
    const kept = row ?? (await findByAttempt(transaction, request.attempt));
    if (!kept) throw new Error('a lead was neither inserted nor found');
    return receipt(kept);
  });
}

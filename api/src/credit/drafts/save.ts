import { type Endpoint, MOST_OF_DRAFT, type RequestOf, type saveDraft as saveDraftCall } from '@vitrina/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { BadRequest, Conflict } from '../../platform/http/errors';
import { lockApplication, type OwnApplication, refuseDecided } from '../own-application';
import type { CreditParts } from '../parts';
import { placeOf, seal } from './seal';

type Answer = typeof saveDraftCall extends Endpoint<infer _Request, infer Response> ? Response : never;

/** Room for a draft, of which JSON may write each character as six. */
export const LARGE_BODY = 6 * MOST_OF_DRAFT + 4096;

const NEWER = 'Esta sección tiene cambios más recientes, de otra pestaña o de otro dispositivo';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const revisionOf = async (
  transaction: Transaction<Database>,
  { negotiationId, wizard }: OwnApplication,
  subTab: string,
): Promise<number> => {
  const row = await transaction
    .selectFrom('application_draft')
    .select('revision')
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .where('sub_tab', '=', subTab)
    .executeTakeFirst();
  return row?.revision ?? 0;
};

/**
 * Keeps what is typed in a sub-tab, if nothing came after the revision that it was typed on: an older draft never takes the
 * place of a newer one, nor of what was saved.
 * @throws NotFound, BadRequest for a sub-tab that the form does not have, Conflict for an older revision or a sent application
 */
export const saveDraft = (
  { database, draftKey }: CreditParts,
  accountId: number,
  { subTab, revision, values, ...asked }: RequestOf<typeof saveDraftCall>,
): Promise<Answer> =>
  inTurns(database, async (transaction) => {
    const application = await lockApplication(transaction, accountId, asked);
    const { negotiationId, wizard, form } = application;
    const isKnown = form.tabs.some(({ subTabs }) => subTabs.some(({ key }) => key === subTab));
    if (!isKnown || !isJson(values)) throw new BadRequest();
    refuseDecided(application);
    if ((await revisionOf(transaction, application, subTab)) !== revision) throw new Conflict(NEWER);
    const row = {
      sealed: seal(draftKey, placeOf({ negotiationId, wizard, subTab }), values),
      ...{ revision: revision + 1, saved_at: sql<Date>`clock_timestamp()` },
    };
    const { saved_at } = await transaction
      .insertInto('application_draft')
      .values({ negotiation_id: negotiationId, wizard, sub_tab: subTab, ...row })
      .onConflict((on) => on.columns(['negotiation_id', 'wizard', 'sub_tab']).doUpdateSet(row))
      .returning('saved_at')
      .executeTakeFirstOrThrow();
    return { revision: row.revision, savedAt: saved_at.toISOString() };
  });

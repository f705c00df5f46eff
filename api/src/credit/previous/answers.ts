import type { Answers, PreviousAnswers } from '@vitrina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Asked, findApplication, type OwnApplication } from '../own-application';
import { answersOf, isReadable } from '../sections/codecs';
import { knownOf } from './profile';

/** The newest of each section that the customer has saved in any application but this one. */
const newestSections = (database: Kysely<Database>, { accountId, negotiationId, wizard }: OwnApplication) =>
  database
    .selectFrom('application_section')
    .innerJoin('negotiation', 'negotiation.id', 'negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .distinctOn(['form', 'section'])
    .select(['form', 'section', 'data'])
    .where('account_id', '=', accountId)
    .where('complete', '=', true)
    .where(sql<boolean>`(negotiation_id, wizard) <> (${negotiationId}, ${wizard})`)
    .orderBy('form')
    .orderBy('section')
    .orderBy('saved_at', 'desc')
    .execute();

/** Rows of a list that are worth loading: those with a value above 0 (specification 2, section 4). */
const worth = (answer: unknown) =>
  Array.isArray(answer)
    ? answer.filter((row: object) => !('value' in row) || (typeof row.value === 'number' && row.value > 0))
    : answer;

const loadable = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, worth(answer)]));

/**
 * What a customer answered last, wherever it was, to fill in an application with: their own answers alone. Personal data that
 * they never answered are those of their profile.
 * @throws NotFound
 */
export async function previousAnswers(
  database: Kysely<Database>,
  accountId: number,
  asked: Asked,
): Promise<PreviousAnswers> {
  const own = await findApplication(database, accountId, asked);
  const sections = await newestSections(database, own);
  const answers = loadable(answersOf(sections.filter(isReadable)));
  if (answers.personalData) return answers;
  const known = await knownOf(database, accountId);
  return { ...answers, ...(known && { personalData: known }) };
}

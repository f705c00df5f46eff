import { APPLICATION_FORMS, formatMoment } from '@vitrina/rules';
import { type Letter, type LetterParties, letterOf } from '@vitrina/rules/letters';
import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import type { ServedFile } from '../../platform/files/store';
import { orNotFound, Refused } from '../../platform/http/errors';
import { ownRows } from '../../sales/own-rows';
import { NO_PURCHASE } from '../../sales/purchases/list';
import { storedDocuments } from '../documents/stored';
import { letterAcceptances } from '../letter/accepted';
import { partiesOf } from '../letter/parties';
import { savedAnswers } from '../sections/saved';
import { applicationPdf } from './application-pdf';
import { namesOf } from './names';
import type { ApplicationPaper, Pair } from './paper';
import { sectionsOf } from './sections';

const NOT_SENT = 'Todavía no la has enviado. La tendrás en PDF cuando la envíes';

/** How each wizard's document is called. */
const WORDS = {
  credit: { name: 'Solicitud', file: 'solicitud' },
  funds: { name: 'Declaración de la compra', file: 'declaracion' },
} as const;

async function findSent(database: Kysely<Database>, accountId: number, id: number) {
  const row = await ownRows(database, accountId)
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('person', 'person.account_id', 'quotation.account_id')
    .innerJoin('account', 'account.id', 'quotation.account_id')
    .select(['kind', 'decided_at', 'negotiation.number', 'configuration', 'first_names', 'surnames', 'identification'])
    .where('negotiation.id', '=', id)
    .executeTakeFirst();
  const { kind, decided_at: decidedAt, ...found } = orNotFound(row, NO_PURCHASE);
  if (decidedAt === null) throw new Refused(NOT_SENT);
  const form = APPLICATION_FORMS[kind === 'credit' ? 'credit' : 'funds'];
  return {
    ...{ ...found, negotiationId: id, form, wizard: form.name, decidedAt },
    dealership: found.configuration.dealership,
  };
}
type Sent = Awaited<ReturnType<typeof findSent>>;

const isParties = (data: unknown): data is LetterParties =>
  ['person', 'identification', 'seller', 'dealership'].every((name) => typeof Object(data)[name] === 'string');

/** Whom the accepted letter named: as recorded with it; of one from before that, as an application names them now. */
async function acceptedParties(database: Kysely<Database>, sent: Sent): Promise<LetterParties> {
  const row = await database
    .selectFrom('application_section')
    .select('data')
    .where('negotiation_id', '=', sent.negotiationId)
    .where('wizard', '=', sent.wizard)
    .where('section', '=', 'authorization')
    .executeTakeFirst();
  if (isParties(row?.data)) return row.data;
  const { first_names, surnames, identification, dealership } = sent;
  const person = { person: `${first_names} ${surnames}`, identification };
  return (await partiesOf(database, sent)) ?? { ...person, seller: BRAND.legalName, dealership: dealership.company };
}

/** The letter that was accepted last, and what is recorded of that. */
async function printedLetter(
  database: Kysely<Database>,
  sent: Sent,
): Promise<{ letter: Letter; facts: readonly Pair[] }> {
  const consent = await letterAcceptances(database, sent).executeTakeFirst();
  const letter = letterOf(sent.form.letter, await acceptedParties(database, sent), consent?.text_version);
  if (!consent) return { letter, facts: [] };
  const { text_version, text_sha256, given_at, withdrawn_at } = consent;
  const facts: Pair[] = [
    ['Aceptada electrónicamente', formatMoment(given_at.toISOString())],
    ['Versión del texto', text_version],
    ...(text_sha256 ? [['SHA-256 del texto', text_sha256.toString('hex')] as const] : []),
    ...(withdrawn_at ? [['Revocada', formatMoment(withdrawn_at.toISOString())] as const] : []),
  ];
  return { letter, facts };
}

async function paperOf(database: Kysely<Database>, sent: Sent): Promise<ApplicationPaper> {
  const { form, wizard, number, configuration, decidedAt } = sent;
  const answers = await savedAnswers(database, sent);
  const documents = await storedDocuments(database, sent);
  const { letter, facts } = await printedLetter(database, sent);
  const { name, file } = WORDS[wizard];
  const car = `${BRAND.name} ${configuration.model.name} ${configuration.year}`;
  return {
    title: form.title,
    heads: [`${name} N.º ${number}`, `Enviada ${formatMoment(decidedAt.toISOString())}`],
    lead: `De ${sent.first_names} ${sent.surnames}, por un ${car} en ${sent.dealership.name}`,
    sections: sectionsOf(form, { answers, documents }, await namesOf(database)),
    letter: { ...letter, facts },
    fileName: `${file}-${number}`,
  };
}

/**
 * All answers of a customer's own application with its letter, once it was sent.
 * @throws NotFound, Refused before that
 */
export async function applicationFile(database: Kysely<Database>, accountId: number, id: number): Promise<ServedFile> {
  const paper = await paperOf(database, await findSent(database, accountId, id));
  return { name: `${paper.fileName}.pdf`, mediaType: 'application/pdf', bytes: await applicationPdf(paper) };
}

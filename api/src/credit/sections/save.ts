import { type Codec, encode, FORM_TYPES, type PersonalData, type SectionSaved } from '@vitrina/contract';
import { type ApplicationForm, type Person, type SubTab, todayInEcuador } from '@vitrina/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { inTurns } from '../../platform/database/transaction';
import { Refused } from '../../platform/http/errors';
import { dropDraft } from '../drafts/drop';
import { reopenLetter } from '../letter/reopen';
import {
  type Asked,
  findApplication,
  lockApplication,
  type OwnApplication,
  personOf,
  refuseDecided,
} from '../own-application';
import { type AnswerSection, SECTION_CODECS, type WordsOf } from './codecs';
import { JUDGES, type Judge } from './judges';
import { writeSection } from './write';

/** A section as a call sends it. */
export interface SentSection<S extends AnswerSection> extends Asked {
  readonly formType?: number;
  readonly spouseId?: number | undefined;
  readonly words: WordsOf<S>;
}

/** Whose section is missing first, as the screen's messages say it (specification 2, section 8). */
const APPLICANT_FIRST = 'Completa el formulario del Solicitante Datos Personales';
const SPOUSE_FIRST = 'Completa el formulario de Cónyuge Datos Personales';

/** The sub-tab that a person's section is saved from. @throws Refused for a section that the form does not ask for */
function subTabOf(form: ApplicationForm, person: Person, section: AnswerSection): SubTab {
  const found = form.tabs
    .flatMap(({ subTabs }) => subTabs)
    .find((subTab) => subTab.person === person && subTab.sections.includes(section));
  if (!found) throw new Refused('Esta solicitud no pide esa sección');
  return found;
}

const idOf = (transaction: Transaction<Database>, { negotiationId, wizard }: OwnApplication, form: Person) =>
  transaction
    .selectFrom('application_section')
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .where('wizard', '=', wizard)
    .where('form', '=', form)
    .where('section', '=', 'personal-data')
    .executeTakeFirst();

/** @throws Refused unless the applicant's personal data are saved, and before anything else of the spouse theirs */
async function demandOrder(
  transaction: Transaction<Database>,
  application: OwnApplication,
  section: AnswerSection,
  spouseId: number | undefined,
): Promise<void> {
  if (!(await idOf(transaction, application, 'applicant'))) throw new Refused(APPLICANT_FIRST);
  if (section === 'personal-data') return;
  const spouse = await idOf(transaction, application, 'spouse');
  if (!spouse || spouse.id !== spouseId) throw new Refused(SPOUSE_FIRST);
}

/**
 * Saves a section of a customer's application in the place of what it held, by the rules of its form, and drops the draft of
 * its sub-tab. The letter of an applicant who is called otherwise now has to be accepted again.
 * @throws NotFound, Conflict once the application was sent, Refused for what breaks a rule
 */
export async function saveSection<S extends AnswerSection>(
  database: Kysely<Database>,
  accountId: number,
  section: S,
  { words, formType = FORM_TYPES.applicant, spouseId, ...asked }: SentSection<S>,
): Promise<SectionSaved> {
  const person = personOf(formType);
  const seen = await findApplication(database, accountId, asked);
  refuseDecided(seen);
  const { form } = seen;
  const subTab = subTabOf(form, person, section);
  const judge = JUDGES[section] as unknown as Judge<S>;
  const judged = await judge(words, { database, form, person, today: todayInEcuador(new Date()) });
  const data = encode(SECTION_CODECS[section] as unknown as Codec<WordsOf<S>>, judged);
  return inTurns(database, async (transaction) => {
    const application = await lockApplication(transaction, accountId, asked);
    refuseDecided(application);
    if (person === 'spouse') await demandOrder(transaction, application, section, spouseId);
    const isWho = section === 'personal-data';
    if (isWho && person === 'applicant') await reopenLetter(transaction, application, judged as PersonalData);
    const { id, saved_at } = await writeSection(transaction, application, { form: person, section, data });
    const revision = await dropDraft(transaction, application, subTab.key);
    return { ...(isWho && person === 'spouse' && { spouseId: id }), revision, savedAt: saved_at.toISOString() };
  });
}

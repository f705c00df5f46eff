import {
  Answers,
  acceptLetter,
  encode,
  FUNDS_LETTER_VERSION,
  type RequestOf,
  type SessionUser,
  saveDocuments,
} from '@vitrina/contract';
import type { ApplicationSection } from '../../src/sales/tables';
import { callAs, OTHER, openAccount } from './account';
import { useBackend } from './backend';
import { tokenMaker } from './lead';
import { pdfOf } from './receipt';
import { tell } from './story';

export type Sent = RequestOf<typeof saveDocuments>['documents'][number];

/** A new document as a form sends it. */
export const newDocument = (typeId: number, name = `documento-${typeId}.pdf`, content = pdfOf(name)): Sent => ({
  ...{ typeId, typeName: 'CUALQUIERA', name, extension: 'pdf' },
  base64: Buffer.from(content, 'latin1').toString('base64'),
});

/** A single applicant's own words; ids are of the catalogues. */
export const PERSONAL_DATA = {
  ...{ personTypeId: 1, identificationTypeId: 3, identification: '1710034065' },
  ...{ surname: 'SALAZAR', secondSurname: 'ÑAUÑAY', firstName: 'MARÍA', secondName: 'FERNANDA' },
  ...{ genderId: 1, birthPlace: 'QUITO', birthDate: '1990-02-28', nationalityId: 218, civilStatusId: 1 },
  ...{ dependants: 2, addressTypeId: 1, provinceId: 17, cityId: 1701, mainStreet: 'Av. Amazonas' },
  ...{ streetNumber: 'N37-29', secondaryStreet: 'Villalengua', mobile: '0991234567' },
  ...{ email: 'maria@example.com', isExposed: false, hasExposedRelatives: false, fundsOrigin: 'AHORROS' },
};

type Form = 'applicant' | 'spouse';

/** A backend with two customers, who fill in applications. */
export function useApplications() {
  const backend = useBackend();
  const people = {} as { own: SessionUser; other: SessionUser };
  beforeAll(async () => {
    const { current } = backend;
    const token = await tokenMaker(current.database);
    people.own = await openAccount(current, token);
    people.other = await openAccount(current, token, { ...OTHER });
  }, 60_000);
  const database = () => backend.current.database;
  const ask = <Request, Response>(
    endpoint: Parameters<typeof callAs<Request, Response>>[2],
    words: Request,
    user = people.own,
  ) => callAs(backend.current, user, endpoint, words);
  const rowsOf = (id: number) =>
    database().selectFrom('application_section').selectAll().where('negotiation_id', '=', id);

  /** Saves a section as its own call does. */
  async function answer(
    of: { id: number; wizard: 'credit' | 'funds' },
    [form, section]: readonly [Form, ApplicationSection],
    word: keyof Answers & string,
    words: unknown,
  ) {
    const field = Answers.table[word];
    if (!field) throw new Error(`there is no answer ${word}`);
    const values = { data: JSON.stringify(encode(field.codec, words)), complete: true };
    await database()
      .insertInto('application_section')
      .values({ negotiation_id: of.id, wizard: of.wizard, form, section, ...values })
      .onConflict((on) => on.columns(['negotiation_id', 'wizard', 'form', 'section']).doUpdateSet(values))
      .execute();
  }

  return {
    ...{ backend, people, database, ask, answer },
    /** A new undecided application, nothing saved. */
    async application(kind: 1 | 2 = 1, user = people.own) {
      const id = await tell(database(), user.id, { car: 'kira', kind: kind === 2 ? 'credit' : 'cash', quoted: 9 });
      await database().deleteFrom('application_section').where('negotiation_id', '=', id).execute();
      return { id, kind, wizard: kind === 2 ? ('credit' as const) : ('funds' as const) };
    },
    /** The application is sent. */
    decide: (id: number, at = new Date()) =>
      database()
        .updateTable('negotiation')
        .set(({ ref }) => ({ decided_at: at, number: ref('id'), status: 'EN PROCESO' as const }))
        .where('id', '=', id)
        .execute(),
    add: (of: { id: number; kind: number }, document: Sent, user = people.own) =>
      ask(saveDocuments, { id: of.id, kind: of.kind, documents: [document] }, user),
    /** Guardar of the list. */
    save: (of: { id: number; kind: number }, documents: { id: number; typeId: number; typeName: string }[]) =>
      ask(saveDocuments, {
        id: of.id,
        kind: of.kind,
        documents: documents.map(({ id, typeId, typeName }) => ({ id, typeId, typeName })),
      }),
    accept: (of: { id: number; kind: number }, textVersion: string = FUNDS_LETTER_VERSION, user = people.own) =>
      ask(acceptLetter, { id: of.id, kind: of.kind, textVersion }, user),
    section: (id: number, name: ApplicationSection) => rowsOf(id).where('section', '=', name).executeTakeFirst(),
    filesOf: (user = people.own) =>
      database().selectFrom('stored_file').select(['id', 'name']).where('account_id', '=', user.id).execute(),
  };
}

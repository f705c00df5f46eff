import { randomUUID } from 'node:crypto';
import { createUploadLink, type Endpoint, openUploadLink, quotations, uploadDocument } from '@vitrina/contract';
import { sql } from 'kysely';
import { forgetOldUploadLinks } from '../src/credit/upload-links/retention';
import { urlOf } from '../src/platform/http/calls';
import { messagesTo } from './support/account';
import { newDocument, useApplications } from './support/application-papers';
import { bodyOf, messageOf, post } from './support/backend';

jest.setTimeout(60_000);

const { backend, people, database, ask, application, decide, add, save } = useApplications();
const OVER = '401 Este enlace ya no es válido';
const OTHER_BROWSER = '409 Este enlace ya se abrió en otro navegador. Pide otro en tu computadora';

const link = (of: { id: number; kind: number }, byMail = false) =>
  ask(createUploadLink, { id: of.id, kind: of.kind, byMail });
const tokenFor = async (of: { id: number; kind: number }) => (await link(of)).answer?.token ?? '';

/** Calls with a link as a telephone without a session does. */
async function withLink<Request, Response>(endpoint: Endpoint<Request, Response>, token: string, words: Request) {
  const authorization = `Bearer ${token}`;
  const { status, body } = await post(backend.current, urlOf(endpoint), bodyOf(endpoint, words), { authorization });
  return status === 200
    ? { said: '200', answer: endpoint.response.read(body) }
    : { said: `${status} ${messageOf(body)}`, answer: undefined };
}
const open = (token: string, browser: string) => withLink(openUploadLink, token, { browser });
const upload = (token: string, browser: string, typeId = 1) =>
  withLink(uploadDocument, token, { browser, document: newDocument(typeId, `foto-${typeId}.pdf`) });
/** As if every link had been made earlier. */
const age = (interval: string) => sql`update upload_link set until = until - ${interval}::interval`.execute(database());

test('a link shows what is asked for and nothing of the customer, takes several documents, and opens nothing else', async () => {
  const of = await application(2);
  const token = await tokenFor(of);
  const phone = randomUUID();
  const opened = await open(token, phone);
  expect(opened.answer).toMatchObject({ kind: 2 });
  expect(opened.answer?.documents).toHaveLength(15);
  expect(opened.answer?.documents[0]).toEqual({
    ...{ id: 1, name: 'CÉDULA DE IDENTIDAD', isMandatory: true, isStored: false },
  });
  expect(JSON.stringify(opened.answer)).not.toMatch(/example\.com|17100|fileId/);

  expect((await upload(token, phone, 1)).said).toBe('200');
  const { answer } = await upload(token, phone, 2);
  expect(answer?.documents.filter(({ isStored }) => isStored).map(({ id }) => id)).toEqual([1, 2]);
  const { answer: desk } = await save(of, await documentsOf(of.id));
  expect(desk?.documents).toMatchObject([
    { typeId: 1, isFromPhone: true, fileName: 'foto-1.pdf' },
    { typeId: 2, isFromPhone: true, fileName: 'foto-2.pdf' },
  ]);
  expect((await withLink(quotations as Endpoint<unknown, unknown>, token, { personId: 1, campaign: 0 })).said).toMatch(
    /^401/,
  );
});

/** The documents as a list names them. */
const documentsOf = async (id: number) =>
  (
    await database().selectFrom('document').selectAll().where('negotiation_id', '=', id).orderBy('type_id').execute()
  ).map((row) => ({ id: row.id, typeId: row.type_id, typeName: 'CUALQUIERA' }));

test('a link belongs to the first browser that opens it, which may open it again', async () => {
  const token = await tokenFor(await application());
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await open(token, first)).said).toBe('200');
  expect((await open(token, second)).said).toBe(OTHER_BROWSER);
  expect((await upload(token, second)).said).toBe(OTHER_BROWSER);
  expect((await open(token, first)).said).toBe('200');
  expect((await upload(token, first)).said).toBe('200');
});

test('of two browsers that open it at once one has it', async () => {
  const token = await tokenFor(await application());
  const answers = await Promise.all([open(token, randomUUID()), open(token, randomUUID())]);
  expect(answers.map(({ said }) => said).sort()).toEqual(['200', OTHER_BROWSER]);
});

test('after 30 minutes it opens nothing, and is forgotten', async () => {
  const of = await application();
  const [token, phone] = [await tokenFor(of), randomUUID()];
  await age('29 minutes');
  expect((await open(token, phone)).said).toBe('200');
  await age('1 minute');
  expect((await open(token, phone)).said).toBe(OVER);
  expect((await upload(token, phone)).said).toBe(OVER);
  expect(await documentsOf(of.id)).toEqual([]);
  const left = () => database().selectFrom('upload_link').select('id').where('negotiation_id', '=', of.id).execute();
  const alive = await tokenFor(of);
  expect(await left()).toHaveLength(2);
  await forgetOldUploadLinks(database());
  expect(await left()).toHaveLength(1);
  expect((await open(alive, phone)).said).toBe('200');
});

test('once the application was sent it says so, and takes nothing', async () => {
  const of = await application();
  const [token, phone] = [await tokenFor(of), randomUUID()];
  await open(token, phone);
  await decide(of.id);
  const sent = '410 Ya enviaste esta declaración: no se puede cambiar';
  expect((await open(token, phone)).said).toBe(sent);
  expect((await upload(token, phone)).said).toBe(sent);
  expect(await documentsOf(of.id)).toEqual([]);
  expect(await link(of)).toMatchObject({ status: 409 });
});

test('the same upload again changes nothing but the file; a document of the desk is replaced', async () => {
  const of = await application();
  await add(of, newDocument(1, 'escritorio.pdf'));
  const [before] = await documentsOf(of.id);
  const [token, phone] = [await tokenFor(of), randomUUID()];
  for (let i = 0; i < 2; i += 1) expect((await upload(token, phone)).said).toBe('200');
  const rows = await documentsOf(of.id);
  expect(rows).toEqual([before]);
  const files = await database().selectFrom('stored_file').select('name').execute();
  expect(files.map(({ name }) => name)).not.toContain('escritorio.pdf');
});

test('only hashes are kept, and the mail goes to the own mailbox with the own site', async () => {
  const of = await application();
  const { answer } = await link(of, true);
  const [mail] = await messagesTo(backend.current, people.own.email ?? '');
  const content = Object(mail?.content);
  expect(content).toMatchObject({ kind: 'upload-link' });
  expect(content.link).toMatch(/^http:\/\/localhost:\d+\/documentos#subir=[\w-]{43}$/);
  expect(content.link).toMatch(new RegExp(`#subir=${answer?.token}$`));
  const rows = await database().selectFrom('upload_link').selectAll().where('negotiation_id', '=', of.id).execute();
  expect(JSON.stringify(rows)).not.toContain(answer?.token);
  expect(rows).toMatchObject([{ wizard: 'funds', browser_hash: null }]);
});

test("another customer's application gets no link, and one application not more than 30 an hour", async () => {
  const of = await application();
  expect((await ask(createUploadLink, { id: of.id, kind: 1, byMail: false }, people.other)).status).toBe(404);
  const said = [];
  for (let i = 0; i < 31; i += 1) said.push((await link(of)).status);
  expect(said).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

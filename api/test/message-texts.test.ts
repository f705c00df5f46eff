import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/database/schema';
import { messageKinds } from '../src/platform/outbox/message';
import { SMS_LENGTH } from '../src/platform/outbox/sms-text';
import { isTold } from '../src/sales/purchases/change-texts';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';
import { keptLead } from './support/kept-lead';

const backend = useBackend();

/** What a stranger might type to write to others through us; each of its words is found again. */
const HOSTILE =
  'Gana\r\nBcc: x@evil.example\n\nhttps://evil.example/x <a href="http://evil.example">www.evil.example</a>';
/** The one address that a mail may link to. */
const SITE = 'https://site.example';
const LINK = `${SITE}/correo#confirmar=abc`;
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Łukasz Dvořák';

/** What each kind of message is made of when everything that was typed is hostile: a kind without one fails. */
const CONTENTS: Record<string, (database: Kysely<Database>, typed: string) => Promise<object[]>> = {
  'one-time-password': async (_, name) => [{ name, code: '12345' }],
  'temporary-password': async (_, name) => [{ name, password: 'abcdeFGH23' }],
  'email-confirmation': async (_, name) => [{ name, link: LINK }],
  'email-change-notice': async (_, name) => [{ name, link: LINK }],
  'email-change-stopped': async (_, name) => [{ name }],
  'deletion-asked': async (_, name) => [{ name, due: '2026-12-14', link: LINK }],
  'upload-link': async (_, name) => [{ name, link: LINK }],
  'phone-changed': async (_, name) => [{ name, at: '2026-11-30T01:30:00.000Z' }],
  'password-changed': async (_, name) => [{ name, at: '2026-11-30T01:30:00.000Z' }],
  quotation: async (database, typed) => [{ leadId: await keptLead(database, typed) }],
  'purchase-change': async (database, typed) => {
    await seedCustomers(database);
    await database.updateTable('person').set({ first_names: typed, surnames: typed }).execute();
    const events = await database.selectFrom('purchase_event').select(['id', 'name']).orderBy('id').execute();
    const told = [...new Map(events.filter(({ name }) => isTold(name)).map((event) => [event.name, event])).values()];
    expect(told.length).toBeGreaterThan(12);
    const after = { status: 'CANCELADO', balance: 1, toReturn: 1, settled: false, hasDetail: true, due: '2026-12-14' };
    return told.map(({ id }) => ({ eventId: id, ...after }));
  },
  'bank-data': async (database, typed) => {
    await seedCustomers(database);
    await database.updateTable('person').set({ first_names: typed }).execute();
    return [{ negotiationId: 2003, balance: 1 }];
  },
  interest: async (database, typed) => {
    const lead = (interest: object) =>
      database
        .insertInto('form_lead')
        .values({
          ...{ attempt: crypto.randomUUID(), form: 'post-sale', identification: '1710034065' },
          ...{ first_names: typed, surnames: typed, phone: '0991234567', email: 'victima@example.com' },
          ...{ consent_version: '2026-11', consent_at: new Date(), campaign: 14, source: 'WEB' },
          interest: JSON.stringify({
            province: { id: 17, name: 'Pichincha' },
            dealership: { id: 1, name: 'Cóndor Sur', company: 'Automotores Cóndor S.A.' },
            ...{ plate: typed, address: typed, date: typed, ...interest },
          }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const ids = [await lead({ vehicle: typed }), await lead({ model: { id: 1, name: 'Sierra' } })];
    return ids.map(({ id }) => ({ leadId: id }));
  },
};

const contentsOf = (name: string, typed: string) => {
  const make = CONTENTS[name];
  if (!make) throw new Error(`say what a ${name} is made of`);
  return make(backend.current.database, typed);
};
const KINDS = messageKinds().map((kind) => [kind.name, kind] as const);

test.each(KINDS)('%s: what a stranger typed brings neither line break nor address into a mail', async (name, kind) => {
  const [hostile, harmless] = [await contentsOf(name, HOSTILE), await contentsOf(name, 'Gana')];
  for (const [i, content] of hostile.entries()) {
    const mail = await kind.render(content, backend.current.database, SITE);
    const other = await kind.render(harmless[i] as object, backend.current.database, SITE);
    if (!mail || !other) throw new Error(`no mail of a ${name}`);
    const subject = await kind.subject?.(content, backend.current.database);
    for (const text of [mail.subject, mail.text, mail.html, subject ?? ''])
      expect(text.replaceAll(`${SITE}/`, '/')).not.toMatch(/:\/\/|evil\.|Bcc:/);
    const lines = (text: string) => text.split(/\r\n|\r|\n/).length;
    expect([lines(mail.subject), lines(mail.text), lines(mail.html)]).toEqual([
      1,
      lines(other.text),
      lines(other.html),
    ]);
  }
});

test('free text is in no mail', async () => {
  const [content] = await contentsOf('interest', 'escribeme al cero nueve');
  const { database } = backend.current;
  await database.updateTable('form_lead').set({ first_names: 'Ana', surnames: 'Paz' }).execute();
  const interest = messageKinds().find(({ name }) => name === 'interest');
  const { leadId } = content as { leadId: number };
  const row = await database
    .selectFrom('form_lead')
    .select('interest')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('form_lead')
    .set({ interest: JSON.stringify({ ...row.interest, plate: 'PBA1234' }) })
    .execute();
  const mail = await interest?.render(content as object, database, SITE);
  expect(mail?.text).toContain('PBA1234');
  expect(`${mail?.text}${mail?.html}`).not.toContain('escribeme');
});

test.each(KINDS.filter(([, kind]) => kind.sms))('%s: its SMS is one segment of GSM 7-bit', async (name, kind) => {
  for (const typed of [LONG_NAME, HOSTILE, 'Nguyễn Ánh']) {
    for (const content of await contentsOf(name, typed)) {
      const text = kind.sms?.(content) ?? '';
      expect(text).toMatch(/^[ -Za-z_@£$¥èéùìòÇØøÅåÆæßÉ¡ÄÖÑÜ§¿äöñüà]+$/);
      expect(text).toMatch(/12345|abcdeFGH23/);
      expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
    }
  }
});

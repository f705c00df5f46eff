import { Migrator, sql } from 'kysely';
import { connect } from '../src/platform/database/connect';
import { migrate, migrations } from '../src/platform/database/migrate';
import { createLogger } from '../src/platform/http/logger';
import { newDatabase } from './support/cluster';

const CONFIGURATION = JSON.stringify({
  version: { id: 127 },
  package: { id: 127002 },
  colour: { id: 9 },
  totalCents: 1,
});

/** All migrations run, on a machine that others use too. */
jest.setTimeout(60_000);

test('rows of a database of the version before stand in their new places after the migration', async () => {
  const database = connect(await newDatabase(), 2, createLogger('silent'));
  try {
    await sql`drop schema public cascade; create schema public; drop schema if exists offered cascade`.execute(
      database,
    );
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('0010-online-leads');
    if (error) throw error;
    await sql`
      insert into catalogue_item (kind, id, name) values ('gender', 1, 'Femenino'), ('email', 2, 'Trabajo'), ('phone', 1, 'Celular');
      insert into account (identification, password_hash, first_names, surnames, phone, email, country, gender_id, birth_date,
          dealership_id, application_id, verified_at, consent_version, privacy_version, consent_at)
        values ('1710034065', 'x', 'María José', 'Ñauñay', '0991234567', 'm@example.com', 'Ecuador', 1, '1990-02-28', 77, 5, now(),
          '2026-10', '2026-11', '2026-11-20T15:00:00Z');
    `.execute(database);
    const lead = (attempt: number, online: boolean, owner: string) =>
      sql`
      insert into lead (attempt, identification, first_names, surnames, phone, email, campaign, source, total_cents,
          configuration, online, account_id)
        select ${`00000000-0000-4000-8000-00000000000${attempt}`}::uuid, '1710034065', 'M', 'Ñ', '0991234567', 'm@example.com',
          6, 'WEB', 3363661, ${CONFIGURATION}::jsonb, ${online}, ${sql.raw(owner)}
    `.execute(database);
    await lead(1, false, '(select id from account)');
    await lead(2, true, '(select id from account)');
    await lead(3, false, 'null');
    await sql`insert into outbox (channel, recipient, content, expires_at)
      select 'mail', 'm@example.com', jsonb_build_object('kind', 'quotation', 'leadId', id), now() + interval '1 day'
      from lead order by id`.execute(database);
    const before = (await sql<{ number: number }>`select number from lead order by id`.execute(database)).rows;

    await migrator.migrateTo('0014-purchases');
    const quotations = await database.selectFrom('quotation').selectAll().orderBy('id').execute();
    expect(quotations).toMatchObject([
      // The catalogue of this database has none of the rows: a key that points nowhere is left out.
      { number: before[0]?.number, total_cents: 3_363_661, campaign: 6, version_id: null, dealership_id: null },
      { number: before[1]?.number },
    ]);
    const negotiations = await database.selectFrom('negotiation').selectAll().orderBy('id').execute();
    expect(negotiations).toMatchObject(
      quotations.map(({ id }) => ({ quotation_id: id, kind: 'cash', status: null, number: null, decided_at: null })),
    );
    expect(await database.selectFrom('lead').select(['number', 'online']).orderBy('id').execute()).toEqual([
      { number: before[1]?.number, online: true },
      { number: before[2]?.number, online: false },
    ]);
    const { rows: messages } = await sql<{ content: object }>`select content from outbox order by id`.execute(database);
    expect(messages.map(({ content }) => content)).toEqual([
      { kind: 'quotation', quotationId: quotations[0]?.id },
      { kind: 'quotation', leadId: 2 },
      { kind: 'quotation', leadId: 3 },
    ]);
    const { id } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow();
    expect(await database.selectFrom('person').selectAll().execute()).toEqual([
      { account_id: id, first_names: 'María José', surnames: 'Ñauñay', birth_date: '1990-02-28', gender_id: 1 },
    ]);
    expect(await database.selectFrom('person_email').selectAll().execute()).toMatchObject([
      { account_id: id, type_id: 1, address: 'm@example.com', is_main: true, confirmed_at: expect.any(Date) },
    ]);
    expect(await database.selectFrom('person_phone').selectAll().execute()).toMatchObject([
      { account_id: id, type_id: 1, number: '0991234567', is_main: true },
    ]);
    await migrate(database);
    const given_at = new Date('2026-11-20T15:00:00Z');
    const consents = database.selectFrom('consent').select(['account_id', 'purpose', 'text_version', 'given_at']);
    expect(await consents.orderBy('id').execute()).toEqual([
      { account_id: id, purpose: 'personal-data', text_version: '2026-10', given_at },
      { account_id: id, purpose: 'privacy', text_version: '2026-11', given_at },
    ]);
  } finally {
    await database.destroy();
  }
});

import { cents, createLead, packagePrice } from '@vitrina/contract';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { bodyOf, call, post, type Served, serve, useBackend } from './support/backend';
import { eventually } from './support/eventually';
import { leadRequest, tokenMaker } from './support/lead';

const TOTAL = cents(3_363_661);
const first = useBackend();
let second: Served;
beforeAll(async () => {
  second = await serve({ DATABASE_URL: first.current.databaseUrl });
}, 180_000);
afterAll(() => second?.stop());

test('an attempt posted to two instances at once makes one lead', async () => {
  const token = await tokenMaker(first.current.database);
  const request = leadRequest(await token(), TOTAL);
  const receipts = await Promise.all(
    Array.from({ length: 20 }, (_, i) => call(i % 2 ? first.current : second, createLead, request)),
  );
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
});

test('a captcha token that served one instance serves no other', async () => {
  const token = await (await tokenMaker(first.current.database))();
  await call(first.current, createLead, leadRequest(token, TOTAL));
  const answer = await post(second, urlOf(createLead), bodyOf(createLead, leadRequest(token, TOTAL)));
  expect(answer.status).toBe(422);
});

test('a change of the catalogue, by whatever program, reaches the answers of every instance', async () => {
  const price = async (served: Served) => (await call(served, packagePrice, { packageId: 127001 }))[0]?.price;
  expect(await Promise.all([price(first.current), price(second)])).toEqual([2_899_000, 2_899_000]);
  const lines = first.current.database.updateTable('price_line').where('id', '=', 1_270_011);
  await lines.set({ cents: cents(2_950_000) }).execute();
  await eventually(async () => expect(await price(second)).toBe(2_950_000));
  await eventually(async () => expect(await price(first.current)).toBe(2_950_000));
});

test('an answer comes from memory until the catalogue changes', async () => {
  const { database } = first.current;
  const ask = () => post(first.current, urlOf(packagePrice), bodyOf(packagePrice, { packageId: 227001 }));
  const before = await ask();
  const revision = async () => database.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow();
  const { revision: known } = await revision();
  // Behind the trigger's back: an answer that is still the old one has not come from the table.
  await database.transaction().execute(async (transaction) => {
    await sql`alter table price_line disable trigger catalogue_changed`.execute(transaction);
    await transaction
      .updateTable('price_line')
      .where('package_id', '=', 227001)
      .set({ cents: cents(1) })
      .execute();
    await sql`alter table price_line enable trigger catalogue_changed`.execute(transaction);
  });
  expect((await revision()).revision).toBe(known);
  expect((await ask()).body).toEqual(before.body);
});

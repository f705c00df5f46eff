import { addressTypes, openShortLink, quotationDocument, quotationLink, quotations } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { sql } from 'kysely';
import { urlOf } from '../src/platform/http/calls';
import { seedCustomers } from '../src/seed/customers/seed';
import { bodyOf, call, post, useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';
import { addManyPurchases } from './support/many-purchases';

const backend = useBackend();
let buyer: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  buyer = await demoCustomer(backend.current, '1759990029');
}, 60_000);

const NOT_FOUND = { status: 404, message: 'No encontramos esta cotización' };
const list = (words: { after?: number | undefined; size?: number } = {}) =>
  buyer.get(quotations, { personId: buyer.user.id, campaign: 0, ...words });

describe('the list', () => {
  test('tells each car as it was sold, with the negotiation that it has now and what is left to pay', async () => {
    const all = await list();
    const of = (id: number) => all.find((quotation) => quotation.id === id);
    expect(of(1005)).toMatchObject({
      ...{ modelName: 'Sierra', year: expect.any(Number), versionName: expect.any(String), colour: expect.any(String) },
      ...{ motor: expect.any(String), transmission: expect.any(String), traction: expect.any(String) },
      ...{ negotiationId: 2005, customerDataComplete: true, outstandingBalance: 1_681_831 },
    });
    expect(of(1002)).toMatchObject({ negotiationId: 2002, outstandingBalance: of(1002)?.total, creditPurchase: false });
    expect(of(1011)).toMatchObject({
      negotiationId: 2511,
      customerDataComplete: false,
      outstandingBalance: of(1011)?.total,
    });
    const credit = await demoCustomer(backend.current, '1759990037');
    const requests = await credit.get(quotations, { personId: credit.user.id, campaign: 0 });
    expect(requests.find(({ id }) => id === 1203)).toMatchObject({
      ...{ creditPurchase: true, kind: 2, downPayment: expect.any(Number), term: 60 },
    });
    expect(requests.find(({ id }) => id === 1203)).not.toHaveProperty('outstandingBalance');
  });

  test('comes by pages that hold each once, whatever is added between them', async () => {
    const whole = (await list()).map(({ id }) => id);
    const paged: number[] = [];
    for (let after: number | undefined; ; ) {
      const page = (await list({ after, size: 4 })).map(({ id }) => id);
      paged.push(...page);
      if (page.length < 4) break;
      after = page.at(-1);
      await addManyPurchases(backend.current.database, buyer.user.id, 1);
    }
    expect(paged).toEqual(whole);
    expect((await list({ size: 2 })).every(({ id }) => id > 100_000)).toBe(true);
  });

  test('follows only a quotation of the customer, and is theirs alone', async () => {
    for (const after of [1103, 999_999]) {
      const words = { personId: buyer.user.id, campaign: 0, after, size: 20 };
      expect(await buyer.ask(quotations, words)).toMatchObject(NOT_FOUND);
    }
    expect(await buyer.ask(quotations, { personId: buyer.user.id + 1, campaign: 0 })).toMatchObject({ status: 404 });
  });
});

describe('the document', () => {
  test('is a PDF to be saved, under the name that its mail gives it', async () => {
    const authorization = authorizationValue(buyer.user);
    const answer = await post(backend.current, urlOf(quotationDocument), bodyOf(quotationDocument, { id: 1005 }), {
      authorization,
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=cotizacion-1005.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await (answer.body as Blob).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('%%EOF')).toBe(true);
  });

  test('of another customer is not told apart from one that is not there', async () => {
    for (const id of [1103, 999_999]) expect(await buyer.ask(quotationDocument, { id })).toMatchObject(NOT_FOUND);
  });
});

describe('the short link', () => {
  test('opens the configuration at its summary; the same quotation has one', async () => {
    const { code } = await buyer.get(quotationLink, { id: 1005 });
    expect(await buyer.get(quotationLink, { id: 1005 })).toEqual({ code });
    const { configuration } = await backend.current.database
      .selectFrom('quotation')
      .select('configuration')
      .where('id', '=', 1005)
      .executeTakeFirstOrThrow();
    const content = await call(backend.current, openShortLink, { code });
    expect(content).toMatchObject({
      ...{ modelId: configuration.model.id, modelName: configuration.model.name, year: configuration.year, step: 3 },
      ...{ packageId: configuration.package.id, colourId: configuration.colour?.id },
      ...{ provinceId: configuration.province.id, dealershipId: configuration.dealership.id },
      couponIds: configuration.prepaidMaintenance.map(({ id }) => id),
    });
    expect(new Set(content.accessoryIds)).toEqual(new Set(configuration.accessories.map(({ id }) => id)));
    expect(new Set(content.kitIds)).toEqual(new Set(configuration.kits.map(({ id }) => id)));
  });

  test('is refused once a part is no longer sold, also when there was one; the quotation stays', async () => {
    const { database } = backend.current;
    const before = (await list()).find(({ id }) => id === 1005);
    const retire = (moment: 'now()' | 'null') =>
      sql`update trim_package set retired_at = ${sql.raw(moment)}
        where id = (select package_id from quotation where id = 1005)`.execute(database);
    await retire('now()');
    try {
      expect(await buyer.ask(quotationLink, { id: 1005 })).toMatchObject({
        status: 422,
        message: 'Ya no vendemos este auto tal como lo cotizaste. Configura uno nuevo desde la página de inicio',
      });
      expect((await list()).find(({ id }) => id === 1005)).toEqual(before);
      expect((await buyer.ask(quotationDocument, { id: 1005 })).status).toBe(200);
    } finally {
      await retire('null');
    }
  });

  test('leaves out a dealership that has closed', async () => {
    const { database } = backend.current;
    const close = (moment: 'now()' | 'null') =>
      sql`update dealership set retired_at = ${sql.raw(moment)}
        where id = (select dealership_id from quotation where id = 1003)`.execute(database);
    await close('now()');
    try {
      const { code } = await buyer.get(quotationLink, { id: 1003 });
      expect(await call(backend.current, openShortLink, { code })).not.toHaveProperty('dealershipId');
    } finally {
      await close('null');
    }
  });

  test('of another customer is not told apart from one that is not there', async () => {
    for (const id of [1103, 999_999]) expect(await buyer.ask(quotationLink, { id })).toMatchObject(NOT_FOUND);
  });
});

test('types of addresses are those of the catalogue', async () => {
  const rows = await backend.current.database.selectFrom('address_type').select(['id', 'name']).orderBy('id').execute();
  expect(rows.length).toBeGreaterThan(1);
  expect(await call(backend.current, addressTypes, {})).toEqual(rows);
});

import {
  type Cents,
  cents,
  creditTerms,
  type FeeSettings,
  feeSettings,
  instalmentCalculation,
  toCents,
} from '@vitrina/contract';
import { creditCost, downPaymentLimits, lowestInstalment, plusDays, todayInEcuador } from '@vitrina/rules';
import { sql } from 'kysely';
import { connect } from '../src/platform/database/connect';
import { createLogger } from '../src/platform/http/logger';
import { refusal } from './support/account';
import { call, serve, useBackend } from './support/backend';
import { newDatabase } from './support/cluster';

const backend = useBackend();
const database = () => backend.current.database;
const settings = () => call(backend.current, feeSettings, {});
const terms = () => call(backend.current, creditTerms, {});

/** Writes one row anew after a test has changed it. */
const asSeeded = async (run: () => Promise<void>) => {
  const rate = await database().selectFrom('financing_rate').selectAll().executeTakeFirstOrThrow();
  try {
    await run();
  } finally {
    await database().deleteFrom('financing_rate').where('id', '<>', rate.id).execute();
    await database().updateTable('financing_rate').set(rate).where('id', '=', rate.id).execute();
    await database().updateTable('financing_term').set({ retired_at: null }).execute();
  }
};

const PRICE = toCents(36_990);
const asked = async (changes: { price?: Cents; downPayment?: Cents; term?: number; plan?: number } = {}) => {
  const { bankId, insurer, plan, line, product } = await settings();
  const fixed = { bankId, insurer, plan, line, product };
  return { ...fixed, price: PRICE, downPayment: toCents(7_398), term: 60, ...changes };
};

test('the settings are those of the seed, with the rate as the law sees it', async () => {
  expect(await settings()).toEqual({
    ...{ minimumEntryPercent: 20, nominalBp: 1560, effectiveBp: 1677, lifeInsuranceMonthlyBp: 5 },
    ...{ vehicleInsuranceYearlyBp: 420, device: toCents(480), solcaBp: 50, effectiveFrom: '2026-01-01' },
    ...{ bankId: expect.any(Number), insurer: 1, plan: 1, line: 1, product: 'credit' },
    months: [12, 24, 36, 48, 60, 72],
  } satisfies FeeSettings);
});

test('the terms are those on offer, in words, shortest first', async () => {
  expect((await terms()).slice(0, 2)).toEqual([
    { id: 12, name: '12 meses' },
    { id: 24, name: '24 meses' },
  ]);
  expect((await terms()).map(({ id }) => id)).toEqual((await settings()).months);
});

test('the worked example, line by line, the monthly fee last', async () => {
  expect(await call(backend.current, instalmentCalculation, await asked())).toEqual(
    (
      [
        ['Capital e interés', 713.35],
        ['Seguro de desgravamen', 14.8],
        ['Seguro vehicular', 129.47],
        ['Dispositivo', 8],
        ['Contribución SOLCA, una vez', 147.96],
        ['Cuota mensual', 865.62],
      ] as const
    ).map(([label, amount], i) => ({ label, amount: toCents(amount), isVisible: true, isMonthly: i < 4 })),
  );
});

test('a page that calculates from one read of the settings says what the server says', async () => {
  const read = await settings();
  for (const price of [PRICE, toCents(33_636.61), toCents(15_001.4)]) {
    const { min } = downPaymentLimits(price, read.minimumEntryPercent);
    for (const [downPayment, term] of [
      [min, 72],
      [cents(price - 1), 12],
    ] as const) {
      const lines = await call(backend.current, instalmentCalculation, await asked({ price, downPayment, term }));
      const { monthly } = creditCost({ price, downPayment, months: term, rate: read });
      expect(lines.at(-1)?.amount).toBe(monthly);
    }
    const lowest = lowestInstalment(price, read);
    const { months: term = 0, downPayment = min } = lowest ?? {};
    const lines = await call(backend.current, instalmentCalculation, await asked({ price, downPayment, term }));
    expect(lines.at(-1)?.amount).toBe(lowest?.monthly);
  }
});

test('with the whole price paid down every line is 0.00', async () => {
  const lines = await call(backend.current, instalmentCalculation, await asked({ downPayment: PRICE }));
  expect(lines.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a term or an entry outside what is offered is refused in words, to the cent', async () => {
  const ask = async (changes: Parameters<typeof asked>[0]) =>
    refusal(backend.current, instalmentCalculation, await asked(changes));
  const limits = '422 La entrada debe estar entre $7,398.00 y $36,990.00';
  expect(await ask({ downPayment: toCents(7_398) })).toBe('200');
  expect(await ask({ downPayment: toCents(7_397.99) })).toBe(limits);
  expect(await ask({ downPayment: cents(PRICE + 1) })).toBe(limits);
  expect(await ask({ term: 61 })).toBe('422 El campo plazo no es válido');
  expect(await ask({ plan: 2 })).toBe(
    '409 Las condiciones del crédito cambiaron. Recarga la página y vuelve a calcular',
  );
});

test('a term that is retired is offered and taken no more', () =>
  asSeeded(async () => {
    await terms();
    await database().updateTable('financing_term').set({ retired_at: new Date() }).where('months', '=', 72).execute();
    expect((await settings()).months).toEqual([12, 24, 36, 48, 60]);
    expect(await refusal(backend.current, instalmentCalculation, await asked({ term: 72 }))).toBe(
      '422 El campo plazo no es válido',
    );
  }));

test('a rate counts from its day in Ecuador: the newest one in force', () =>
  asSeeded(async () => {
    const { id, retired_at, ...row } = await database()
      .selectFrom('financing_rate')
      .selectAll()
      .executeTakeFirstOrThrow();
    const today = todayInEcuador(new Date());
    const add = (own: number, effective_from: string, nominal_rate_bp: number) =>
      database()
        .insertInto('financing_rate')
        .values({ ...row, id: own, effective_from, nominal_rate_bp })
        .execute();
    await add(2, plusDays(today, 1), 1000);
    expect((await settings()).nominalBp).toBe(1560);
    await add(3, today, 1150);
    expect(await settings()).toMatchObject({ nominalBp: 1150, effectiveBp: 1213, effectiveFrom: today });
  }));

test('a rate that is above the ceiling, or charges a levy that nobody calculates, is refused at the start by its row', async () => {
  const DATABASE_URL = await newDatabase();
  await (await serve({ DATABASE_URL })).stop();
  const stored = connect(DATABASE_URL, 1, createLogger('silent'));
  await sql`alter table financing_rate drop constraint nominal_rate_below_ceiling`.execute(stored);
  const { id: _id, ...row } = await stored.selectFrom('financing_rate').selectAll().executeTakeFirstOrThrow();
  /** Starts with a second rate, which is not in force yet. @returns why it did not */
  const start = async (changes: Partial<typeof row>) => {
    await stored.deleteFrom('financing_rate').where('id', '=', 2).execute();
    await stored
      .insertInto('financing_rate')
      .values({ ...row, id: 2, effective_from: '2099-01-01', ...changes })
      .execute();
    return serve({ DATABASE_URL }).then(
      (served) => served.stop(),
      (error: Error) => error.message,
    );
  };
  const refused = 'The financing rate 2 (financing_rate, from 2099-01-01) is not allowed:';
  expect(await start({ nominal_rate_bp: 1560 })).toBeUndefined();
  expect(await start({ nominal_rate_bp: 1561 })).toBe(
    `${refused} 15.61 % nominal is 16.7767 % effective, above the ceiling of 16.77 %`,
  );
  expect(await start({ nominal_rate_bp: 1561, retired_at: new Date() })).toBeUndefined();
  expect(await start({ solca_charged: 'first' })).toBe(
    `${refused} its levy is charged 'first', and only 'apart' is calculated`,
  );
  await stored.destroy();
}, 120_000);

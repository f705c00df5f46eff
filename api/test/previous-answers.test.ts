import { application, cents, previousAnswers, saveIncome, savePersonalData } from '@vitrina/contract';
import { sql } from 'kysely';
import { seedCustomers } from '../src/seed/customers/seed';
import {
  type FilledApplication,
  INCOME,
  newApplication,
  personalData,
  SPOUSE,
  saveApplicant,
  WORK,
} from './support/application';
import { useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';

const backend = useBackend();
let customer: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  customer = await demoCustomer(backend.current, '1759990011');
}, 60_000);
beforeEach(() => sql`delete from application_section where negotiation_id > 10000`.execute(backend.current.database));

const begin = (kind: 1 | 2) => newApplication(backend.current, customer, kind);
const previous = ({ get, asked }: FilledApplication) => get(previousAnswers, asked);

test('without earlier answers it is the profile, as far as that says anything', async () => {
  const { personalData: known, ...rest } = await previous(await begin(1));
  expect(rest).toEqual({});
  expect(known).toEqual({
    ...{ personTypeId: 1, identificationTypeId: 3, identification: '1759990011' },
    ...{ surname: 'Paredes', secondSurname: 'Toapanta', firstName: 'Ana', secondName: 'Lucía' },
    ...{ genderId: 1, birthDate: '1996-02-29', mobile: '0990000011', email: 'ana.paredes@example.com' },
  });
});

test('the address of the profile comes with its province', async () => {
  const cash = await demoCustomer(backend.current, '1759990029');
  await sql`delete from application_section where negotiation_id in
    (select negotiation.id from negotiation join quotation on quotation.id = quotation_id where account_id = ${cash.user.id})`.execute(
    backend.current.database,
  );
  const begun = await newApplication(backend.current, cash, 2);
  expect((await previous(begun)).personalData).toMatchObject({
    ...{ addressTypeId: expect.any(Number), provinceId: 17, cityId: 1701, mainStreet: 'Av. 6 de Diciembre' },
    ...{ streetNumber: 'N34-120', secondaryStreet: 'Calle Bélgica' },
  });
});

test('a tax number of a natural person is offered as the cédula that it begins with', async () => {
  const person = await demoCustomer(backend.current, '0959990060001');
  await sql`delete from application_section where negotiation_id in (2301, 2302)`.execute(backend.current.database);
  const begun = await newApplication(backend.current, person, 1);
  expect((await previous(begun)).personalData).toMatchObject({ identification: '0959990060', identificationTypeId: 3 });
});

test('what a profile does not know is left open: a gender that lenders do not know, a missing birth date', async () => {
  const { database } = backend.current;
  const before = await database
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', customer.user.id)
    .executeTakeFirstOrThrow();
  const set = (values: { gender_id: number | null; birth_date: string | null }) =>
    database.updateTable('person').set(values).where('account_id', '=', customer.user.id).execute();
  await set({ gender_id: 3, birth_date: null });
  try {
    const { personalData: known } = await previous(await begin(1));
    expect(known?.surname).toBe('Paredes');
    expect([known?.genderId, known?.birthDate]).toEqual([undefined, undefined]);
  } finally {
    await set(before);
  }
});

test('it is the newest of each section, of either form, and whole', async () => {
  const [first, second] = [await begin(2), await begin(1)];
  await saveApplicant(first, { personalData: personalData({ surname: 'Primera' }), economicActivity: WORK });
  await first.get(savePersonalData, { ...first.asked, formType: 2, form: SPOUSE });
  await saveApplicant(second, { personalData: personalData({ surname: 'Segunda' }), income: [INCOME] });
  const third = await begin(2);
  expect(await previous(third)).toEqual({
    personalData: personalData({ surname: 'Segunda' }),
    ...{ spousePersonalData: SPOUSE, economicActivity: WORK, income: [INCOME] },
  });
  // The other form of the same quotation is another application.
  expect((await second.get(previousAnswers, { ...second.asked, kind: 2 })).income).toEqual([INCOME]);
});

test('what this application holds itself is no earlier answer, and nothing is saved by looking', async () => {
  const begun = await begin(2);
  await begun.get(saveIncome, { ...begun.asked, formType: 1, rows: [INCOME] });
  expect((await previous(begun)).income).toBeUndefined();
  const next = await begin(2);
  expect((await previous(next)).income).toEqual([INCOME]);
  expect((await next.get(application, next.asked)).sections).toEqual([]);
});

test('rows without a value over 0 are not loaded', async () => {
  const begun = await begin(2);
  await begun.get(saveIncome, { ...begun.asked, formType: 1, rows: [INCOME] });
  await backend.current.database
    .updateTable('application_section')
    .set({
      data: JSON.stringify([
        { ndt1: 1, ndt2: 0 },
        { ndt1: 2, ndt2: 0.01 },
      ]),
    })
    .where('negotiation_id', '=', begun.asked.id)
    .execute();
  expect((await previous(await begin(1))).income).toEqual([{ typeId: 2, value: cents(1) }]);
});

test("nothing of another customer's is offered, and their application is not found", async () => {
  const other = await demoCustomer(backend.current, '1759990037');
  const begun = await begin(2);
  await saveApplicant(begun, { personalData: personalData({ surname: 'Reservada' }) });
  expect(JSON.stringify(await previous(await newApplication(backend.current, other, 2)))).not.toContain('Reservada');
  expect((await other.ask(previousAnswers, begun.asked)).status).toBe(404);
});

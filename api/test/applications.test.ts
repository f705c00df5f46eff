import {
  type Answers,
  application,
  saveAssets,
  saveDraft,
  saveEconomicActivity,
  saveExpenses,
  saveIncome,
  saveLiabilities,
  savePersonalData,
} from '@vitrina/contract';
import { applicationFormOf, isSubTabComplete, visibleSubTabs } from '@vitrina/rules';
import { seedCustomers } from '../src/seed/customers/seed';
import {
  ASSET,
  allOfApplicant,
  completeDocuments,
  EXPENSE,
  type FilledApplication,
  INCOME,
  LIABILITY,
  newApplication,
  OFFICE,
  personalData,
  RELATIVE,
  SPOUSE,
  saveApplicant,
  WORK,
} from './support/application';
import { useBackend } from './support/backend';
import { type DemoCustomer, demoCustomer } from './support/demo-customer';

const backend = useBackend();
const DECIDED = 'Ya enviaste esta solicitud: no se puede cambiar';
let customer: DemoCustomer;
let other: DemoCustomer;
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  customer = await demoCustomer(backend.current, '1759990011');
  other = await demoCustomer(backend.current, '1759990037');
}, 60_000);

const begin = (kind: 1 | 2) => newApplication(backend.current, customer, kind);
const read = ({ get, asked }: FilledApplication) => get(application, asked);

test('an application that nobody has begun is empty', async () => {
  const begun = await begin(2);
  expect(await read(begun)).toEqual({
    ...begun.asked,
    ...{ isDecided: false, answers: {}, sections: [], drafts: expect.any(Array), documents: [] },
  });
});

test.each([1, 2] as const)('kind %i: every answer is read back as it was saved, field by field', async (kind) => {
  const begun = await begin(kind);
  const answers: Answers = {
    ...allOfApplicant(kind),
    personalData: personalData({
      ...{ isExposed: true, hasExposedRelatives: true, officialName: 'Pedro Guamán', parishId: 170150 },
      ...{ holdsPublicOffice: true, publicOfficeName: 'CONCEJAL', officeFrom: '2020-01-01', officeUntil: '2024-01-01' },
      ...{ neighbourhood: 'La Mariscal', block: '4', reference: 'Junto al parque', phone: '022345678' },
    }),
    exposedPersons: [OFFICE],
    exposedRelatives: [RELATIVE],
  };
  await saveApplicant(begun, answers);
  const { spouseId } = await begun.get(savePersonalData, { ...begun.asked, formType: 2, form: SPOUSE });
  const ofSpouse = { ...begun.asked, formType: 2, ...(spouseId !== undefined && { spouseId }) };
  await begun.get(saveEconomicActivity, { ...ofSpouse, form: { employmentRelationshipId: 7 } });
  await begun.get(saveIncome, { ...ofSpouse, rows: [INCOME] });
  const found = await read(begun);
  expect(found.answers).toEqual({
    ...answers,
    ...{ spousePersonalData: SPOUSE, spouseEconomicActivity: { employmentRelationshipId: 7 }, spouseIncome: [INCOME] },
  });
  expect(found.spouseId).toBe(spouseId);
  expect(spouseId).toEqual(expect.any(Number));
});

test('the two forms of one quotation are stored each by itself', async () => {
  const credit = await begin(2);
  await saveApplicant(credit, { personalData: personalData() });
  expect((await credit.get(application, { ...credit.asked, kind: 1 })).answers).toEqual({});
});

test('saving again takes the place of what was there, and a list is replaced whole', async () => {
  const begun = await begin(2);
  await begun.get(saveAssets, {
    ...begun.asked,
    formType: 1,
    rows: [ASSET, { ...ASSET, typeId: 6, reference: 'Sillas' }],
  });
  await begun.get(saveAssets, { ...begun.asked, formType: 1, rows: [ASSET] });
  expect((await read(begun)).answers.assets).toEqual([ASSET]);
});

test('two rows of a type that the screen has added up are one row in the database, its texts in lines', async () => {
  const begun = await begin(2);
  const merged = { ...INCOME, typeId: 12, description: 'Clases\nConsultoría' };
  await begun.get(saveIncome, { ...begun.asked, formType: 1, rows: [merged] });
  const { data } = await backend.current.database
    .selectFrom('application_section')
    .select('data')
    .where('negotiation_id', '=', begun.asked.id)
    .executeTakeFirstOrThrow();
  expect(data).toEqual([{ ndt1: 12, dt1: 'Clases\nConsultoría', ndt2: 2400 }]);
});

test('the sections that it counts as saved are those that its sub-tabs need', async () => {
  const begun = await begin(2);
  await saveApplicant(begun);
  await completeDocuments(backend.current, begun.asked);
  const { sections } = await read(begun);
  const shown = visibleSubTabs(applicationFormOf(2), {
    isMarried: false,
    isExposed: false,
    hasExposedRelatives: false,
  });
  const isSaved = (person: string, section: string) =>
    sections.some((saved) => saved.section === section && (saved.formType === 1) === (person === 'applicant'));
  expect(shown.filter((subTab) => !isSubTabComplete(subTab, isSaved))).toEqual([]);
  for (const { savedAt } of sections) expect(Math.abs(Date.parse(savedAt) - Date.now())).toBeLessThan(60_000);
});

describe('a spouse', () => {
  const personal = (begun: FilledApplication) =>
    begun.ask(savePersonalData, { ...begun.asked, formType: 2, form: SPOUSE });

  test('comes after the applicant', async () => {
    expect(await personal(await begin(2))).toMatchObject({
      status: 422,
      message: 'Completa el formulario del Solicitante Datos Personales',
    });
  });

  test.each([undefined, 1])('has no other section before their personal data, nor with the id %s', async (spouseId) => {
    const begun = await begin(1);
    await saveApplicant(begun, { personalData: personalData() });
    if (spouseId !== undefined) expect((await personal(begun)).status).toBe(200);
    const of = { ...begun.asked, formType: 2, ...(spouseId !== undefined && { spouseId }) };
    for (const refused of [
      await begun.ask(saveEconomicActivity, { ...of, form: WORK }),
      await begun.ask(saveIncome, { ...of, rows: [INCOME] }),
    ]) {
      expect(refused).toMatchObject({ status: 422, message: 'Completa el formulario de Cónyuge Datos Personales' });
    }
  });

  test('keeps their id when their data are saved again', async () => {
    const begun = await begin(2);
    await saveApplicant(begun, { personalData: personalData() });
    const [first, second] = [await personal(begun), await personal(begun)];
    expect(second.answer?.spouseId).toBe(first.answer?.spouseId);
  });

  test('the applicant’s own data answer no id', async () => {
    const begun = await begin(2);
    const saved = await begun.get(savePersonalData, { ...begun.asked, formType: 1, form: personalData() });
    expect(saved).toEqual({ revision: 1, savedAt: expect.any(String) });
  });
});

test.each([
  ['debts in the declaration of funds', 1, saveLiabilities, 1, [LIABILITY]],
  ['assets of a spouse', 2, saveAssets, 2, [ASSET]],
  ['expenses of a spouse', 2, saveExpenses, 2, [EXPENSE]],
] as const)('%s are not asked for', async (_what, kind, endpoint, formType, rows) => {
  const begun = await begin(kind);
  const refused = await begun.ask(endpoint as typeof saveAssets, {
    ...begun.asked,
    formType,
    rows: [...rows] as never,
  });
  expect(refused).toMatchObject({ status: 422, message: 'Esta solicitud no pide esa sección' });
});

test('saving drops the draft of the sub-tab, and tells that a form opened before is not the newest', async () => {
  const begun = await begin(2);
  const draft = { ...begun.asked, subTab: 'applicant/financial-situation', values: '{"a":1}' };
  await begun.get(saveDraft, { ...draft, revision: 0 });
  const saved = await begun.get(saveIncome, { ...begun.asked, formType: 1, rows: [INCOME] });
  expect(saved.revision).toBe(2);
  expect((await read(begun)).drafts).toEqual([
    { subTab: 'applicant/financial-situation', revision: 2, savedAt: expect.any(String) },
  ]);
  expect((await begun.ask(saveDraft, { ...draft, revision: 1 })).status).toBe(409);
});

test("another customer's application is not found, and nothing of it changes", async () => {
  const begun = await begin(2);
  await saveApplicant(begun, { personalData: personalData() });
  const before = await read(begun);
  for (const refused of [
    await other.ask(application, begun.asked),
    await other.ask(savePersonalData, { ...begun.asked, formType: 1, form: personalData({ surname: 'Otra' }) }),
  ]) {
    expect(refused).toMatchObject({ status: 404, message: 'No encontramos esta solicitud' });
  }
  expect(await read(begun)).toEqual(before);
});

test('nothing is saved any more once it was sent, but it is read', async () => {
  const sent = { ...other, asked: { id: 2201, kind: 2 } };
  expect(await other.ask(saveIncome, { ...sent.asked, formType: 1, rows: [INCOME] })).toMatchObject({
    status: 409,
    message: DECIDED,
  });
  const { isDecided, answers, documents, letterVersion, letterAcceptedAt } = await read(sent);
  expect(isDecided).toBe(true);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['personalData', 'assets', 'liabilities', 'income']));
  expect(documents.map(({ typeId, typeName }) => [typeId, typeName])).toEqual([
    [1, 'CÉDULA DE IDENTIDAD'],
    [2, 'PLANILLA DE SERVICIO BÁSICO'],
  ]);
  expect([typeof letterVersion, typeof letterAcceptedAt]).toEqual(['string', 'string']);
});

test('a section that was written in another form counts as not saved, and the rest is read', async () => {
  const begun = await begin(2);
  await saveApplicant(begun, { personalData: personalData(), income: [INCOME] });
  await backend.current.database
    .updateTable('application_section')
    .set({ data: JSON.stringify([{ type: 1, value: 2400 }]) })
    .where('negotiation_id', '=', begun.asked.id)
    .where('section', '=', 'income')
    .execute();
  const { answers, sections } = await read(begun);
  expect(answers).toEqual({ personalData: personalData() });
  expect(sections.map(({ section }) => section)).toEqual(['personal-data']);
});

test('every section of the demo customers can be read', async () => {
  const rows = await backend.current.database
    .selectFrom('application_section')
    .innerJoin('negotiation', 'negotiation.id', 'negotiation_id')
    .innerJoin('quotation', 'quotation.id', 'quotation_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['negotiation_id', 'wizard', 'identification'])
    .distinct()
    .where('negotiation_id', '<', 10_000)
    .execute();
  const people = new Map<string, DemoCustomer>();
  for (const { negotiation_id: id, wizard, identification } of rows) {
    const person = people.get(identification) ?? (await demoCustomer(backend.current, identification));
    people.set(identification, person);
    const { answers } = await person.get(application, { id, kind: wizard === 'credit' ? 2 : 1 });
    expect(answers.personalData?.surname).toEqual(expect.any(String));
    // What is stored would be taken by the rules of the form today.
    if (id === 2211) {
      expect(
        (await person.ask(savePersonalData, { id, kind: 2, formType: 1, form: answers.personalData as never })).status,
      ).toBe(200);
      expect(
        (await person.ask(saveEconomicActivity, { id, kind: 2, formType: 1, form: answers.economicActivity as never }))
          .status,
      ).toBe(200);
    }
  }
  expect(people.size).toBeGreaterThan(2);
}, 60_000);

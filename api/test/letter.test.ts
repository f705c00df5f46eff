import { createHash } from 'node:crypto';
import {
  acceptLetter,
  application as applicationCall,
  BUREAUS_LETTER_VERSION,
  FUNDS_LETTER_VERSION,
  savePersonalData,
} from '@vitrina/contract';
import { letterOf, letterText } from '@vitrina/rules/letters';
import { personalData } from './support/application';
import { PERSONAL_DATA, useApplications } from './support/application-papers';

jest.setTimeout(60_000);

const { people, database, ask, application, answer, accept, decide, section } = useApplications();

const consentsOf = (id: number) =>
  database()
    .selectFrom('consent')
    .selectAll()
    .where('negotiation_id', '=', id)
    .where('purpose', 'in', ['credit-bureaus', 'funds-declaration'])
    .orderBy('id')
    .execute();
const personal = ['applicant', 'personal-data'] as const;
const PARTIES = {
  ...{ person: 'MARÍA FERNANDA SALAZAR ÑAUÑAY', identification: '1710034065' },
  seller: 'Cóndor Motors del Ecuador S.A.',
};

test.each([
  [1, 'uafe', 'funds-declaration', FUNDS_LETTER_VERSION],
  [2, 'bureaus', 'credit-bureaus', BUREAUS_LETTER_VERSION],
] as const)(
  'tipo %d: the text as shown is recorded, with who, when and from where',
  async (kind, letter, purpose, version) => {
    const of = await application(kind);
    await answer(of, personal, 'personalData', PERSONAL_DATA);
    expect((await accept(of, version)).status).toBe(200);
    const saved = await section(of.id, 'authorization');
    const parties = Object(saved?.data);
    expect(saved).toMatchObject({ complete: true, form: 'applicant', data: { ...PARTIES, textVersion: version } });
    const text = letterText(letterOf(letter, parties));
    expect(text).toContain('MARÍA FERNANDA SALAZAR ÑAUÑAY, con identificación N.º 1710034065');
    expect(text).toContain(parties.dealership);
    const [consent, ...more] = await consentsOf(of.id);
    expect(more).toEqual([]);
    expect(consent).toMatchObject({
      ...{ purpose, text_version: version, account_id: people.own.id, withdrawn_at: null },
      ...{ text_sha256: createHash('sha256').update(text).digest(), user_agent: expect.any(String) },
    });
    expect(consent?.address).toMatch(/127\.0\.0\.1|::1/);
    expect(Date.now() - (consent?.given_at.getTime() ?? 0)).toBeLessThan(60_000);
  },
);

test('the same again is recorded once; under another name it is another text', async () => {
  const of = await application();
  await answer(of, personal, 'personalData', PERSONAL_DATA);
  for (let i = 0; i < 2; i += 1) await accept(of);
  expect(await consentsOf(of.id)).toHaveLength(1);
  await answer(of, personal, 'personalData', { ...PERSONAL_DATA, secondName: 'JOSÉ' });
  await accept(of);
  const [first, second] = await consentsOf(of.id);
  expect(second?.text_sha256).not.toEqual(first?.text_sha256);
  expect(Object((await section(of.id, 'authorization'))?.data).person).toBe('MARÍA JOSÉ SALAZAR ÑAUÑAY');
});

test.each([
  ['another name', { secondName: 'Josefina' }],
  ['another identification', { identification: '1714307103' }],
])('%s asks for the letter again, and what was accepted stays on record', async (_what, changes) => {
  const of = await application();
  const asked = { id: of.id, kind: of.kind };
  const save = (form = personalData()) => ask(savePersonalData, { ...asked, formType: 1, form });
  const read = async () => (await ask(applicationCall, asked)).answer;
  await save();
  await accept(of);
  expect((await save(personalData({ mainStreet: 'Av. Colón' }))).status).toBe(200);
  expect(await section(of.id, 'authorization')).toBeDefined();
  expect((await read())?.letterVersion).toBe(FUNDS_LETTER_VERSION);
  expect((await save(personalData(changes))).status).toBe(200);
  expect(await section(of.id, 'authorization')).toBeUndefined();
  expect(await read()).not.toHaveProperty('letterVersion');
  expect(await consentsOf(of.id)).toMatchObject([{ withdrawn_at: null }]);
});

test('a name that is put back is accepted anew, so that the newest record is of the letter in force', async () => {
  const of = await application();
  for (const secondName of ['FERNANDA', 'JOSÉ', 'FERNANDA']) {
    await answer(of, personal, 'personalData', { ...PERSONAL_DATA, secondName });
    await accept(of);
  }
  const [first, second, third] = await consentsOf(of.id);
  expect(third?.text_sha256).toEqual(first?.text_sha256);
  expect(third?.text_sha256).not.toEqual(second?.text_sha256);
});

test('without a name there is no letter, and no version that was never published', async () => {
  const of = await application();
  expect(await accept(of)).toMatchObject({
    ...{ status: 422, message: 'Primero guarda tus datos personales: la carta lleva tu nombre' },
  });
  await answer(of, personal, 'personalData', PERSONAL_DATA);
  expect(await accept(of, '1999-01')).toMatchObject({
    ...{ status: 422, message: 'No conocemos el texto que aceptaste. Recarga la página y vuelve a intentarlo' },
  });
  expect(await consentsOf(of.id)).toEqual([]);
  expect(await section(of.id, 'authorization')).toBeUndefined();
});

test("neither another customer's letter nor one that was sent is accepted", async () => {
  const of = await application();
  await answer(of, personal, 'personalData', PERSONAL_DATA);
  const words = { id: of.id, kind: 1, textVersion: FUNDS_LETTER_VERSION };
  expect((await ask(acceptLetter, words, people.other)).status).toBe(404);
  await decide(of.id);
  expect(await accept(of)).toMatchObject({ status: 409, message: 'Ya enviaste esta declaración: no se puede cambiar' });
  expect(await consentsOf(of.id)).toEqual([]);
});

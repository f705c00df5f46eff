import { applicationDocument, BUREAUS_LETTER_VERSION, cents } from '@vitrina/contract';
import { newDocument, PERSONAL_DATA, useApplications } from './support/application-papers';
import { pdfText } from './support/text-of-pdf';

jest.setTimeout(60_000);

const { people, database, ask, application, answer, accept, add, decide } = useApplications();
const MOMENT = new Date('2026-11-30T01:30:00Z');

const fileOf = async (id: number, user = people.own) => ask(applicationDocument, { id }, user);
/** The text of a document, its lines joined. */
async function textOf(id: number) {
  const { answer: file, status, message } = await fileOf(id);
  if (!file) throw new Error(`${status} ${message}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, text: pdfText(bytes).replaceAll(/\s+/g, ' ') };
}

const applicant = (section: string) => ['applicant', section as 'assets'] as const;
const spouse = (section: string) => ['spouse', section as 'assets'] as const;
const MARRIED = 2;

/** A married applicant with everything that a wizard asks for. */
async function filled(kind: 1 | 2, civilStatusId = MARRIED) {
  const of = await application(kind);
  const exposed = { isExposed: true, hasExposedRelatives: true, officialName: 'LUIS VERA' };
  await answer(of, applicant('personal-data'), 'personalData', { ...PERSONAL_DATA, ...exposed, civilStatusId });
  await answer(of, applicant('economic-activity'), 'economicActivity', {
    ...{ employmentRelationshipId: 1, activityTypeId: 1, sectorId: 1, company: 'ACME S.A.', years: 3, months: 0 },
  });
  await answer(of, applicant('assets'), 'assets', [{ typeId: 2, reference: 'PICHINCHA', value: cents(850_050) }]);
  await answer(of, applicant('liabilities'), 'liabilities', [
    { typeId: 1, observation: 'Hipoteca\nSegundo préstamo', value: cents(1_000_000) },
  ]);
  await answer(of, applicant('income'), 'income', [{ typeId: 1, value: cents(240_000) }]);
  await answer(of, applicant('expenses'), 'expenses', [{ typeId: 1, value: cents(65_000) }]);
  await answer(of, applicant('personal-references'), 'personalReferences', [
    { firstNames: 'ROSA ELENA', surnames: 'VERA LUNA', phone: '0990000099', relationshipId: 1 },
  ]);
  await answer(of, applicant('exposed-person'), 'exposedPersons', [
    { position: 'CONCEJAL', entity: 'MUNICIPIO', appointedOn: '2019-05-14' },
  ]);
  await answer(of, applicant('exposed-relatives'), 'exposedRelatives', [
    {
      ...{ identificationTypeId: 3, identification: '0912345675', surnames: 'VERA', firstNames: 'LUIS' },
      ...{ relationshipId: 1, position: 'JUEZ', entity: 'CORTE' },
    },
  ]);
  await answer(of, spouse('personal-data'), 'spousePersonalData', {
    ...{ personTypeId: 1, identificationTypeId: 3, surname: 'TORRES', firstName: 'PABLO', genderId: 2 },
    ...{ birthDate: '1988-01-02', nationalityId: 218, mobile: '0987654321' },
  });
  await answer(of, spouse('income'), 'spouseIncome', [{ typeId: 1, value: cents(123_456) }]);
  await add(of, newDocument(1, 'mi cédula.pdf'));
  return of;
}

test('every answer with its label, by the names of the catalogues, and the letter as it was accepted', async () => {
  const of = await filled(2);
  await accept(of, BUREAUS_LETTER_VERSION);
  const { given_at, text_sha256 } = await database()
    .updateTable('consent')
    .set({ given_at: MOMENT })
    .where('negotiation_id', '=', of.id)
    .where('purpose', '=', 'credit-bureaus')
    .returning(['given_at', 'text_sha256'])
    .executeTakeFirstOrThrow();
  expect(given_at).toEqual(MOMENT);
  await database()
    .updateTable('negotiation')
    .set(({ ref }) => ({ decided_at: MOMENT, number: ref('id'), status: 'ENVIADA' as const }))
    .where('id', '=', of.id)
    .execute();
  const { bytes, text } = await textOf(of.id);
  for (const said of [
    'Solicitud de crédito',
    `Solicitud N.º ${of.id}`,
    'Enviada 29/11/2026 20:30, hora de Ecuador',
    'Datos personales',
    'Número de identificación 1710034065',
    'Segundo apellido ÑAUÑAY',
    'Fecha de nacimiento 28/02/1990',
    'Nacionalidad Ecuador',
    'Provincia Pichincha',
    'Soy una persona expuesta políticamente (PEP) Sí',
    'Empresa ACME S.A.',
    'Activos',
    'Tipo de activo CUENTAS BANCARIAS Institución PICHINCHA Valor $8,500.50',
    'Pasivos',
    'Observación Hipoteca Segundo préstamo',
    'ROSA ELENA',
    'Fecha de nombramiento 14/05/2019',
    'CÉDULA DE IDENTIDAD mi cédula.pdf',
    'Cónyuge Datos personales',
    'PABLO',
    '$1,234.56',
    'Autorización para consultar burós de crédito',
    'Yo, MARÍA FERNANDA SALAZAR ÑAUÑAY, con identificación N.º 1710034065',
    'Aceptada electrónicamente 29/11/2026 20:30, hora de Ecuador',
    `Versión del texto ${BUREAUS_LETTER_VERSION}`,
  ])
    expect(text).toContain(said);
  expect(text.replaceAll(' ', '')).toContain(text_sha256?.toString('hex'));
  expect(text).not.toMatch(/UAFE|undefined|\[object/);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toContain('/MarkInfo');
  expect(raw).toContain('es-EC');
});

test('the declaration has its own letter and no debts; a spouse is printed only of somebody who is married', async () => {
  const of = await filled(1, 1);
  await accept(of);
  await answer(of, applicant('personal-data'), 'personalData', { ...PERSONAL_DATA, secondName: 'OTRO' });
  await decide(of.id);
  const { text } = await textOf(of.id);
  for (const said of ['Declaración licitud de fondos', 'UAFE', 'Activos', 'Gastos', 'Segundo nombre OTRO'])
    expect(text).toContain(said);
  // As it was accepted, whatever changed afterwards.
  expect(text).toContain('Yo, MARÍA FERNANDA SALAZAR ÑAUÑAY');
  // And of the switches that are off nothing.
  for (const kept of ['Pasivos', 'Hipoteca', 'PABLO', 'Cónyuge Datos', 'CONCEJAL', 'JUEZ', 'burós'])
    expect(text).not.toContain(kept);
});

test('lists as long as they may be go on as many pages as they need', async () => {
  const of = await filled(1);
  const row = { firstNames: 'ROSA ELENA', surnames: 'VERA LUNA', phone: '0990000099', relationshipId: 1 };
  const rows = Array.from({ length: 100 }, (_, i) => ({ ...row, phone: `09900000${String(i).padStart(2, '0')}` }));
  await answer(of, applicant('personal-references'), 'personalReferences', rows);
  await accept(of);
  await decide(of.id);
  const { text } = await textOf(of.id);
  for (const { phone } of rows) expect(text).toContain(phone);
  expect(text).toContain('Página 5');
});

test("before it is sent there is none, and another customer's is not found", async () => {
  const of = await filled(1);
  expect(await fileOf(of.id)).toMatchObject({
    ...{ status: 422, message: 'Todavía no la has enviado. La tendrás en PDF cuando la envíes' },
  });
  await decide(of.id);
  expect((await fileOf(of.id, people.other)).status).toBe(404);
  expect((await fileOf(of.id)).status).toBe(200);
});

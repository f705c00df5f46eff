import { documentTypes, saveDocuments } from '@vitrina/contract';
import { newDocument, useApplications } from './support/application-papers';
import { call } from './support/backend';

jest.setTimeout(60_000);

const { backend, people, database, ask, application, decide, add, save, section, filesOf } = useApplications();

test('each wizard asks for its own documents, and says which are mandatory', async () => {
  const of = (kind: number) => call(backend.current, documentTypes, { kind });
  const [funds, credit] = [await of(1), await of(2)];
  expect(credit).toHaveLength(15);
  expect(funds).toHaveLength(7);
  const mandatory = (list: typeof funds) => list.filter(({ isMandatory }) => isMandatory).map(({ name }) => name);
  expect(mandatory(credit)).toEqual(['CÉDULA DE IDENTIDAD', 'PLANILLA DE SERVICIO BÁSICO']);
  expect(mandatory(funds)).toEqual(['CÉDULA DE IDENTIDAD', 'COMPROBANTE DEL ORIGEN DE LOS FONDOS']);
});

test('a document is kept by its bytes, under the name of its type, and does not complete the section', async () => {
  const of = await application();
  const { status, answer } = await add(of, newDocument(1, 'mi cédula.HEIC'));
  expect(status).toBe(200);
  expect(answer?.documents).toMatchObject([
    {
      typeId: 1,
      typeName: 'CÉDULA DE IDENTIDAD',
      fileName: 'mi cédula.pdf',
      fileType: 'application/pdf',
      isFromPhone: false,
    },
  ]);
  expect(await section(of.id, 'documents')).toBeUndefined();
});

test('a second one of a type takes the place of the first, whose file goes', async () => {
  const of = await application();
  const first = (await add(of, newDocument(1, 'primera.pdf'))).answer?.documents[0];
  const second = (await add(of, newDocument(1, 'segunda.pdf'))).answer?.documents;
  expect(second).toMatchObject([{ id: first?.id, fileName: 'segunda.pdf' }]);
  const files = await filesOf();
  expect(files.map(({ id }) => id)).not.toContain(first?.fileId);
});

test('Guardar: a mandatory type that is missing is named, and nothing is deleted', async () => {
  const of = await application();
  const { answer } = await add(of, newDocument(1));
  expect(await save(of, answer?.documents ?? [])).toMatchObject({
    ...{ status: 422, message: 'Debes registrar COMPROBANTE DEL ORIGEN DE LOS FONDOS' },
  });
  expect(await save(of, [])).toMatchObject({ status: 422, message: 'Debes registrar CÉDULA DE IDENTIDAD' });
  expect(await section(of.id, 'documents')).toBeUndefined();
  expect((await add(of, newDocument(3))).answer?.documents).toHaveLength(2);
});

test('Guardar: what is not listed is deleted with its file, and the section is complete', async () => {
  const of = await application();
  for (const typeId of [1, 2, 3]) await add(of, newDocument(typeId, `guardar-${typeId}.pdf`));
  const all = (await add(of, newDocument(4, 'guardar-4.pdf'))).answer?.documents ?? [];
  const kept = all.filter(({ typeId }) => typeId <= 2);
  const { status, answer } = await save(of, kept);
  expect(status).toBe(200);
  expect(answer?.documents).toEqual(kept);
  expect(await section(of.id, 'documents')).toMatchObject({
    ...{ wizard: 'funds', form: 'applicant', complete: true, data: { ids: kept.map(({ id }) => id) } },
  });
  const names = (await filesOf()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['guardar-1.pdf', 'guardar-2.pdf']));
  for (const gone of ['guardar-3.pdf', 'guardar-4.pdf']) expect(names).not.toContain(gone);
});

test('a list that names what is not stored, or of another application, is refused', async () => {
  const [of, elsewhere] = [await application(), await application()];
  await add(of, newDocument(1));
  await add(of, newDocument(2));
  const foreign = (await add(elsewhere, newDocument(1))).answer?.documents ?? [];
  expect(await save(of, foreign)).toMatchObject({
    ...{ status: 422, message: 'Uno de los documentos ya no está guardado. Revisa la lista y vuelve a guardar' },
  });
  expect((await add(elsewhere, newDocument(2))).answer?.documents).toHaveLength(2);
});

test('what is neither one file nor a list of stored ones is no body of this call', async () => {
  const of = await application();
  const stored = (await add(of, newDocument(1))).answer?.documents[0];
  const bodies = [
    [newDocument(1), newDocument(2)],
    [{ ...newDocument(1), id: stored?.id }],
    [{ typeId: 1, typeName: 'CÉDULA' }],
    [{ id: stored?.id, typeId: 1, typeName: 'CÉDULA' }, newDocument(2)],
  ];
  for (const documents of bodies) {
    expect((await ask(saveDocuments, { id: of.id, kind: of.kind, documents: documents as never })).status).toBe(400);
  }
  expect((await add(of, newDocument(99))).message).toBe('Este tipo de documento ya no se pide. Recarga la página');
  expect((await add(of, newDocument(1, 'hola.pdf', 'hola'))).message).toMatch(/^El archivo debe ser una imagen/);
});

test('once it was sent nothing of it is changed', async () => {
  const of = await application();
  const documents = (await add(of, newDocument(1))).answer?.documents ?? [];
  await decide(of.id);
  const refused = { status: 409, message: 'Ya enviaste esta declaración: no se puede cambiar' };
  expect(await add(of, newDocument(1))).toMatchObject(refused);
  expect(await save(of, documents)).toMatchObject(refused);
});

test("another customer's application is not found, and one that is paid otherwise by now is refused", async () => {
  const of = await application();
  expect((await add(of, newDocument(1), people.other)).status).toBe(404);
  expect(await add({ id: of.id, kind: 2 }, newDocument(1))).toMatchObject({
    ...{
      status: 409,
      message: 'Esta cotización cambió de forma de compra',
    },
  });
  const rows = await database().selectFrom('document').select('id').where('negotiation_id', '=', of.id).execute();
  expect(rows).toEqual([]);
});

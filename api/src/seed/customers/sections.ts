import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { ApplicationSection } from '../../sales/tables';
import { keepDemoFile } from './files';
import type { DemoCustomer } from './people';
import { ago } from './replay';
import type { Story } from './story';

/** What each section of the applicant holds: the fields of specification 2, section 3, by their names there. */
function sectionsOf({ identification, firstNames, surnames, phone, email, birthDate, address }: DemoCustomer) {
  const [nombre1 = '', ...nombres] = firstNames.split(' ');
  const [apellido1 = '', ...apellidos] = surnames.split(' ');
  return {
    'personal-data': {
      ...{ tipo: 1, tipoDni: 3, dni: identification.slice(0, 10), nombre1, nombre2: nombres.join(' ') },
      ...{ apellido1, apellido2: apellidos.join(' '), fecha: birthDate, lugar: 'QUITO', nacionalidad: 'EC', estado: 1 },
      ...{ cargas: 1, direccion: 1, provincia: 17, ciudad: address?.cantonId ?? 1701, calle1: address?.mainStreet },
      ...{ calle2: address?.secondaryStreet, numeroCalle: address?.number, celular: phone, correo: email },
      ...{ origenFondo: 'AHORROS', pep: false, funcionarios: false },
    },
    'economic-activity': {
      ...{ relacion: 1, tipoAc: 1, sector: 1, provincia: 17, ciudad: 1701, empresa: 'EMPRESA DE PRUEBA S.A.' },
      ...{ cargo: 'ANALISTA', direccionE: 'Av. República', telefonoE: '022000000', anios: 6, meses: 3 },
    },
    assets: [{ type: 2, reference: 'Pichincha', value: 8_500 }],
    liabilities: [],
    income: [{ type: 1, value: 2_400 }],
    expenses: [{ type: 1, value: 650 }],
    'bank-references': [{ institution: 1, accountType: 1, number: '2200000001' }],
    'personal-references': [{ nombres: 'Rosa Elena', apellidos: 'Vera Luna', telefono: '0990000099', parentesco: 18 }],
    documents: {},
    authorization: { accepted: true },
  } satisfies Partial<Record<ApplicationSection, object>>;
}

/** The mandatory documents of each wizard, by their types. */
const DOCUMENTS = { credit: [1, 2], funds: [1, 2] } as const;

/** Writes the sections that a decision needs, with documents and consent; of an undecided negotiation only the first. */
export async function writeSections(
  transaction: Transaction<Database>,
  { accountId, customer, negotiationId }: { accountId: number; customer: DemoCustomer; negotiationId: number },
  { kind, decided, quoted }: Story,
): Promise<void> {
  const wizard = kind === 'credit' ? 'credit' : 'funds';
  const savedAt = ago(decided ?? quoted);
  const sections = Object.entries(sectionsOf(customer)).slice(0, decided === undefined ? 2 : undefined);
  await transaction
    .insertInto('application_section')
    .values(
      sections.map(
        ([section, data]) =>
          ({
            ...{ negotiation_id: negotiationId, wizard, form: 'applicant', section: section as ApplicationSection },
            ...{ data: JSON.stringify(data), complete: true, saved_at: savedAt },
          }) as const,
      ),
    )
    .execute();
  if (decided === undefined) return;
  for (const typeId of DOCUMENTS[wizard]) {
    const lines = ['Documento de prueba', `${customer.firstNames} ${customer.surnames}`];
    const fileId = await keepDemoFile(transaction, accountId, {
      kind: typeId === 1 ? 'jpeg' : 'pdf',
      name: `documento-${negotiationId}-${typeId}`,
      lines,
    });
    await transaction
      .insertInto('document')
      .values({ negotiation_id: negotiationId, wizard, type_id: typeId, file_id: fileId, added_at: savedAt })
      .execute();
  }
  await transaction
    .insertInto('consent')
    .values({
      account_id: accountId,
      negotiation_id: negotiationId,
      purpose: wizard === 'credit' ? 'credit-bureaus' : 'funds-declaration',
      text_version: '2026-11',
      given_at: savedAt,
    })
    .execute();
}

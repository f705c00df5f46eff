import { todayInEcuador } from '@vitrina/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Names as FormNames, namesOf } from '../../credit/pdf/names';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import type { ServedFile } from '../../platform/files/store';
import type { ApplicationSection } from '../../sales/tables';
import { ACCOUNT_SECTIONS } from './account-sections';
import { answersInWords } from './answers-in-words';
import { dollars } from './kept-words';
import { PURCHASE_SECTIONS } from './purchase-sections';
import type { Named, Section, Told } from './section';

/** What is told, table by table. */
export const SECTIONS: readonly Section[] = [...ACCOUNT_SECTIONS, ...PURCHASE_SECTIONS];

/** Tables with a customer's rows that are not told, and why. */
export const WITHHELD_TABLES = {
  one_time_password: 'the hash of a code',
  session_credential: 'hashes of tokens',
  staff_alert: 'work for the staff; the event it is about is told',
  stored_file_content: 'the files themselves, which their pages give; the section on files names them',
} as const satisfies Partial<Record<keyof Database, string>>;

const ABOUT = {
  contenido:
    'Lo que guardamos sobre ti: tu cuenta, tus datos, tus consentimientos y lo que has cotizado, comprado y pagado.',
  horas: 'En UTC; en Ecuador continental son 5 horas menos.',
  montos: 'En dólares de los Estados Unidos.',
  archivos: 'Los archivos que entregaste se descargan en su compra o solicitud.',
};

/** Which rows of a table are the customer's. */
function ownedBy(accountId: number, by: Section['by']): RawBuilder<boolean> {
  const quotations = sql`select id from quotation where account_id = ${accountId}`;
  if (by === 'quotation_id') return sql`quotation_id in (${quotations})`;
  if (by === 'negotiation_id') {
    return sql`negotiation_id in (select id from negotiation where quotation_id in (${quotations}))`;
  }
  return sql`${sql.ref(by)} = ${accountId}`;
}

/** The names of the lists that columns refer to, and of those that the answers of a form do. */
interface Names {
  of(list: Named | 'document_type', id: unknown): string | null;
  readonly form: FormNames;
}

/** The names of the lists that the sections refer to. */
async function readNames(database: Kysely<Database>): Promise<Names> {
  const told = SECTIONS.flatMap(({ columns }) => Object.values(columns));
  const lists = new Set(
    told.flatMap((column) =>
      typeof column === 'object' && 'of' in column && column.of !== 'document_type' ? [column.of] : [],
    ),
  );
  const names = new Map<string, string>();
  for (const list of lists) {
    for (const { id, name } of await database.selectFrom(list).select(['id', 'name']).execute()) {
      names.set(`${list} ${id}`, name);
    }
  }
  for (const { wizard, id, name } of await database.selectFrom('document_type').selectAll().execute()) {
    names.set(`document_type ${wizard} ${id}`, name);
  }
  return { of: (list, id) => names.get(`${list} ${id}`) ?? null, form: await namesOf(database) };
}

function shownValue(row: Record<string, unknown>, column: string, told: Told, names: Names): unknown {
  const value = row[column];
  if (typeof told === 'object' && 'within' in told) return names.of(told.of, `${row[told.within]} ${value}`);
  if (typeof told === 'object' && 'of' in told) return names.of(told.of, value);
  if (typeof told === 'object' && 'answersOf' in told) {
    return answersInWords(row[told.answersOf] as ApplicationSection, value, names.form);
  }
  if (typeof told === 'object') return told.show(value as never);
  return column.endsWith('_cents') && typeof value === 'number' ? dollars(value) : value;
}

/** A row in words. */
function told(row: Record<string, unknown>, { columns }: Section, names: Names): Record<string, unknown> {
  const entries = Object.entries(columns).flatMap(([column, how]) => {
    if (typeof how === 'object' && 'withheld' in how) return [];
    return [[typeof how === 'string' ? how : how.word, shownValue(row, column, how, names)]];
  });
  return Object.fromEntries(entries);
}

/** Everything that is kept about a customer, as JSON with Spanish headings: what they have, not what opens their account. */
export const exportData = (database: Kysely<Database>, accountId: number): Promise<ServedFile> =>
  inTransaction(database, async (transaction) => {
    const now = new Date();
    const names = await readNames(transaction);
    const data: Record<string, unknown> = { 'sobre este archivo': { generado: now.toISOString(), ...ABOUT } };
    for (const section of SECTIONS) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(section.table)} where ${ownedBy(accountId, section.by)} order by 1, 2`.execute(
        transaction,
      );
      data[section.title] = rows.map((row) => told(row, section, names));
    }
    return {
      name: `datos-personales-${todayInEcuador(now)}.json`,
      mediaType: 'application/json',
      bytes: Buffer.from(JSON.stringify(data, null, 2)),
    };
  });

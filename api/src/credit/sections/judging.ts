import type { ApplicationForm, Person } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';
import { Refused } from '../../platform/http/errors';

/** What a section is judged with. */
export interface Judging {
  readonly database: Kysely<Database>;
  readonly form: ApplicationForm;
  readonly person: Person;
  /** `YYYY-MM-DD` in Ecuador. */
  readonly today: string;
}

/** Lists without more than names, in one table. */
const ITEM_KINDS = [
  'activity-type',
  'expense-type',
  'investment-type',
  'liability-type',
  'property-type',
  'sector',
] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

/** The lists that hold what a section may choose, by kind of item or by table. */
type List =
  | ItemKind
  | 'address_type'
  | 'canton'
  | 'civil_status'
  | 'employment_relationship'
  | 'identification_type'
  | 'income_type'
  | 'province'
  | 'relationship'
  | 'vehicle_make'
  | 'vehicle_make_model';

const isItemKind = (list: List): list is ItemKind => (ITEM_KINDS as readonly List[]).includes(list);

/** Names of what a list offers now, of some ids. */
export async function offeredNames(
  { database }: Judging,
  list: List,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, string>> {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return new Map();
  const rows = isItemKind(list)
    ? await offered(database)
        .selectFrom('catalogue_item')
        .select(['id', 'name'])
        .where('kind', '=', list)
        .where('id', 'in', known)
        .execute()
    : await offered(database).selectFrom(list).select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The texts of the forms (shared/forms). */
export const missing = (field: string) => `El campo ${field} es obligatorio`;
export const invalid = (field: string) => `El campo ${field} no es válido`;

/** @throws Refused with `message` unless it holds */
export function demand(holds: boolean, message: string): void {
  if (!holds) throw new Refused(message);
}

/** A value that has to be there. @throws Refused that names the field */
export function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new Refused(missing(field));
  return value;
}

/** The name of a choice that has to be offered. @throws Refused that names the field */
export async function neededChoice(
  judging: Judging,
  list: List,
  id: number | undefined,
  field: string,
): Promise<string> {
  const name = (await offeredNames(judging, list, [needed(id, field)])).get(id as number);
  if (name === undefined) throw new Refused(invalid(field));
  return name;
}

/** Refuses choices of rows that a list does not offer. */
export async function demandChoices(
  judging: Judging,
  list: List,
  ids: readonly (number | undefined)[],
  field: string,
): Promise<ReadonlyMap<number, string>> {
  const names = await offeredNames(judging, list, ids);
  demand(
    ids.every((id) => id === undefined || names.has(id)),
    invalid(field),
  );
  return names;
}

/** Texts without the space around them; empty ones are none. */
export function tidy<Words extends object>(words: Words): Words {
  const entries = Object.entries(words).map(([word, value]) => [
    word,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined)) as Words;
}

/** @throws Refused unless a list has the rows that the form demands */
export function demandRows(rows: readonly unknown[], least: number, what: string): void {
  demand(rows.length >= least, `Debes completar mínimo ${least} ${what}`);
}

/** @throws Refused where two rows have the same type: the screen adds them up */
export function demandSingleTypes(rows: readonly { typeId: number }[], what: string): void {
  demand(
    new Set(rows.map(({ typeId }) => typeId)).size === rows.length,
    `Hay dos ${what} del mismo tipo. Súmalos en uno solo`,
  );
}

/** The least amount of a row. */
const LEAST_CENTS = 100;

/** @throws Refused for an amount below 1.00 */
export function demandAmounts(rows: readonly { value: number }[]): void {
  demand(
    rows.every(({ value }) => value >= LEAST_CENTS),
    'El valor debe ser 1.00 o más',
  );
}

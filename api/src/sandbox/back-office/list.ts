import { KIND_WORDS, PURCHASE_STATUSES, REQUEST_STATUSES } from '@vitrina/rules';
import { type Kysely, sql } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { addressOf, badge } from './detail';
import { facts, type Html, html } from './page';
import { momentWord } from './words';

/** The most that one page shows; the filters lead to the others. */
const NEWEST = 100;

/** What the list is narrowed to; empty ones narrow nothing. */
interface Filters {
  cliente: string;
  tipo: string;
  estado: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Reads the filters of an address. */
export const filtersOf = (query: Record<string, unknown>): Filters => ({
  cliente: text(query.cliente),
  tipo: text(query.tipo),
  estado: text(query.estado),
});

const decided = (database: Kysely<Database>, { cliente, tipo, estado }: Filters) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('account', 'account.id', 'quotation.account_id')
    .innerJoin('person', 'person.account_id', 'account.id')
    .where('decided_at', 'is not', null)
    .$if(tipo === 'cash' || tipo === 'credit', (query) =>
      query.where('negotiation.kind', '=', tipo as 'cash' | 'credit'),
    )
    .$if(estado !== '', (query) => query.where(sql`negotiation.status`, '=', estado))
    .$if(cliente !== '', (query) =>
      query.where(
        sql<boolean>`position(lower(${cliente}) in lower(concat_ws(' ', identification, first_names, surnames, email))) > 0`,
      ),
    );

const option = (value: string, word: string, chosen: string) =>
  html`<option value="${value}"${value === chosen ? html` selected` : undefined}>${word}</option>`;

const filterForm = ({ cliente, tipo, estado }: Filters): Html => {
  const statuses = [...new Set<string>([...PURCHASE_STATUSES, ...REQUEST_STATUSES])];
  return html`<form class="filters" method="get" action="/sandbox/compras" role="search" aria-label="Filtrar compras">
<div><label for="cliente">Cliente</label><input id="cliente" name="cliente" type="search" value="${cliente}"></div>
<div><label for="tipo">Tipo</label><select id="tipo" name="tipo">${option('', 'Todos', tipo)}${Object.entries(KIND_WORDS).map(([value, word]) => option(value, word, tipo))}</select></div>
<div><label for="estado">Estado</label><select id="estado" name="estado">${option('', 'Todos', estado)}${statuses.map((status) => option(status, status, estado))}</select></div>
<button class="main">Filtrar</button></form>`;
};

/** The page of all decided negotiations, newest first. */
export async function listPage(database: Kysely<Database>, filters: Filters): Promise<{ title: string; body: Html }> {
  const [{ count }, rows] = await Promise.all([
    decided(database, filters)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
    decided(database, filters)
      .select(['negotiation.id', 'negotiation.number', 'negotiation.kind', 'negotiation.status', 'decided_at'])
      .select(['configuration', 'first_names', 'surnames', 'identification'])
      .orderBy('decided_at', 'desc')
      .orderBy('negotiation.id', 'desc')
      .limit(NEWEST)
      .execute(),
  ]);
  const items = rows.map(
    ({ id, number, kind, status, decided_at, configuration: { model, year }, ...customer }) =>
      html`<li><h2 class="title"><a href="${addressOf(id)}">${kind === 'cash' ? 'Compra' : 'Solicitud'} N.º ${number ?? id}</a></h2>
${facts([
  ['Estado', badge(status ?? '')],
  ['Cliente', `${customer.first_names} ${customer.surnames}`],
  ['Identificación', customer.identification],
  ['Vehículo', `${BRAND.name} ${model.name} ${year}`],
  ['Tipo', KIND_WORDS[kind]],
  ['Fecha', decided_at ? momentWord(decided_at) : ''],
])}</li>`,
  );
  const shown =
    Number(count) > items.length ? `Las ${items.length} más nuevas de ${count}` : `${items.length} en total`;
  return {
    title: 'Compras',
    body: html`<h1>Compras y solicitudes</h1>
${filterForm(filters)}
<p class="quiet" role="status">${items.length === 0 ? 'Ninguna con esos filtros' : shown}</p>
<ul class="rows">${items}</ul>`,
  };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CUSTOMERS, type DemoCustomer } from '../../seed/customers/people';
import type { Reset } from '../../seed/customers/reset';

import { facts, type Html, html } from './page';
import { momentWord } from './words';

/** Where the demo customers are, and how each of them is reset. */
export const CUSTOMERS_ADDRESS = '/sandbox/clientes';

const SHOWS: Record<DemoCustomer['theme'], string> = {
  nothing: 'nada: las listas vacías',
  cash: 'compras al contado en cada estado',
  credit: 'solicitudes en cada estado',
  everything: 'todo, con tarjetas, reversos y devoluciones',
  'tax number': 'un RUC como identificación',
};

const RESULTS: Record<Reset, (name: string) => string> = {
  reset: (name) => `${name} tiene otra vez la historia de demostración. Sus sesiones terminaron.`,
  'email taken': (name) => `No se hizo: otra cuenta usa el correo de ${name}.`,
  'no catalogue': () => 'No se hizo: la base no tiene el catálogo de demostración.',
};

/** What became of a reset that was asked for. */
export interface Done {
  identification: string;
  result: Reset;
}

const isReset = (text: unknown): text is Reset => typeof text === 'string' && Object.hasOwn(RESULTS, text);

/** Reads from an address what became of the reset before it. */
export const doneOf = ({ cliente, resultado }: Record<string, unknown>): Done | undefined =>
  typeof cliente === 'string' && isReset(resultado) ? { identification: cliente, result: resultado } : undefined;

const nameOf = ({ firstNames, surnames }: DemoCustomer) => `${firstNames} ${surnames}`;

function notice(done: Done | undefined): Html | undefined {
  const customer = CUSTOMERS.find(({ identification }) => identification === done?.identification);
  if (!done || !customer) return undefined;
  const isRefused = done.result !== 'reset';
  return html`<div class="notice${isRefused ? ' refused' : ''}" role="${isRefused ? 'alert' : 'status'}"><p>${RESULTS[done.result](nameOf(customer))}</p></div>`;
}

/** The page of the demo customers. */
export async function customersPage(
  database: Kysely<Database>,
  done: Done | undefined,
): Promise<{ title: string; body: Html }> {
  const accounts = await database
    .selectFrom('account')
    .leftJoin('quotation', 'quotation.account_id', 'account.id')
    .select(['identification', 'account.email'])
    .select(({ fn }) => [
      fn.count<string>('quotation.id').as('quotations'),
      fn.max('quotation.created_at').as('newest'),
    ])
    .where(
      'identification',
      'in',
      CUSTOMERS.map(({ identification }) => identification),
    )
    .groupBy('account.id')
    .execute();
  const items = CUSTOMERS.map((customer) => {
    const account = accounts.find(({ identification }) => identification === customer.identification);
    return html`<li><h2 class="title">${nameOf(customer)}</h2>
${facts([
  ['Identificación', customer.identification],
  ['Muestra', SHOWS[customer.theme]],
  ['Correo', account?.email ?? 'No tiene cuenta'],
  ['Cotizaciones', account?.quotations ?? '0'],
  ['La más nueva', account?.newest ? momentWord(account.newest) : 'Ninguna'],
])}
<div class="actions"><form method="post" action="${CUSTOMERS_ADDRESS}"><input type="hidden" name="cliente" value="${customer.identification}"><button>Restablecer<span class="hidden"> a ${nameOf(customer)}</span></button></form>
<a href="/sandbox/compras?cliente=${customer.identification}">Sus compras<span class="hidden"> de ${nameOf(customer)}</span></a></div></li>`;
  });
  return {
    title: 'Clientes',
    body: html`<h1>Clientes de demostración</h1>
<p>Restablecer borra todo lo que el cliente agregó o cambió, escribe su historia otra vez y termina sus sesiones.</p>
${notice(done)}
<ul class="rows">${items}</ul>`,
  };
}

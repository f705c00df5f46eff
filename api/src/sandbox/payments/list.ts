import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { facts, type Html, html } from '../back-office/page';
import { momentWord } from '../back-office/words';
import { STATE_WORDS } from '../payme/operation';
import { faultForms } from './fault-forms';

/** The most that one page shows of each provider. */
const NEWEST = 100;

/** Address of the page of all payments. */
export const PAYMENTS_PATH = '/sandbox/pagos';

const item = (address: string, name: string, pairs: Parameters<typeof facts>[0]): Html =>
  html`<li><h3><a href="${address}">${name}</a></h3>${facts(pairs)}</li>`;

const listOf = (title: string, items: readonly Html[]): Html =>
  html`<h2>${title}</h2>${items.length > 0 ? html`<ul class="rows">${items}</ul>` : html`<p class="quiet">Ninguna todavía.</p>`}`;

/** All sessions and operations, the newest first, and what goes wrong with the providers. */
export async function paymentsList(database: Kysely<Database>): Promise<Html> {
  const [sessions, operations, faults] = await Promise.all([
    database.selectFrom('sandbox_p2p_session').selectAll().orderBy('created_at', 'desc').limit(NEWEST).execute(),
    database.selectFrom('sandbox_payme_operation').selectAll().orderBy('id', 'desc').limit(NEWEST).execute(),
    faultForms(database),
  ]);
  const ofP2p = sessions.map((session) =>
    item(`${PAYMENTS_PATH}/p2p/${session.request_id}`, `Sesión ${session.request_id}`, [
      ['Referencia', session.reference],
      ['Monto', formatMoney(Number(session.amount_cents) as Cents)],
      ['Estado', `${session.status} ${session.reason}`],
      ['Fecha', momentWord(session.created_at)],
    ]),
  );
  const ofPayme = operations.map(({ id, number, fields, state, result, opened_at }) =>
    item(`${PAYMENTS_PATH}/payme/${id}`, `Operación ${number}`, [
      ['Monto', formatMoney(Number(fields.purchaseAmount) as Cents)],
      ['Estado', `${STATE_WORDS[state]} ${result ?? ''}`],
      ['Fecha', momentWord(opened_at)],
    ]),
  );
  return html`<p><a class="action" href="/sandbox">Pruebas</a></p><h1>Pagos con tarjeta</h1>${faults}${listOf('Sesiones de PlacetoPay', ofP2p)}${listOf('Operaciones de Pay-me', ofPayme)}`;
}

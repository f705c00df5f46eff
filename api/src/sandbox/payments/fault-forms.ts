import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Html, html } from '../back-office/page';
import { rowIdOf } from '../row-id';
import { CALLS, FAULTS, type Fault, type Provider } from './faults';
import { choice, numberField, oneOf, press, wholeOf } from './page';

const NAMES: Record<Provider, string> = { p2p: 'PlacetoPay', payme: 'Pay-me' };
const ALL_CALLS = { '': 'todas' } as const;
const SLOW_SECONDS = 29;
const MOST_USES = 1000;

/** Where the forms of faults are sent to. */
export const FAULTS_PATH = '/sandbox/pagos/fallas';

const wordIn = (words: object, name: string): string => (words as Record<string, string>)[name] ?? name;

const line = ({ id, provider, call, fault, payer, seconds, uses_left }: Fault): Html => {
  const about = [
    wordIn({ ...ALL_CALLS, ...CALLS[provider] }, call),
    ...(fault === 'slow' ? [`${seconds} s`] : []),
    ...(payer ? [payer] : []),
    uses_left === null ? 'hasta que la quites' : `quedan ${uses_left}`,
  ];
  return html`<li><form class="actions" method="post" action="${FAULTS_PATH}"><input type="hidden" name="id" value="${id}">
<span>${wordIn(FAULTS[provider], fault)} <span class="quiet">(${about.join(', ')})</span></span>${press('quitar', 'Quitar')}</form></li>`;
};

const formOf = (provider: Provider, faults: readonly Fault[]): Html => {
  const own = faults.filter((fault) => fault.provider === provider);
  return html`<section id="${provider}"><h3>${NAMES[provider]}: ${own.length > 0 ? 'con fallas' : 'normal'}</h3>
<ul class="rows">${own.map(line)}</ul>
<form class="filters" method="post" action="${FAULTS_PATH}"><input type="hidden" name="procesador" value="${provider}">
${choice('falla', 'Falla', FAULTS[provider], undefined, `falla-${provider}`)}
${choice('llamada', 'Llamada', { ...ALL_CALLS, ...CALLS[provider] }, '', `llamada-${provider}`)}
${numberField('segundos', 'Segundos, si tarda', String(SLOW_SECONDS), `segundos-${provider}`)}
${numberField('veces', 'Veces (vacío: siempre)', '', `veces-${provider}`)}
<div><label for="pagador-${provider}">Solo para el correo</label><input id="pagador-${provider}" name="pagador" type="email"></div>
${press('poner', 'Poner falla')}${own.length > 0 ? press('normal', 'Volver a normal') : undefined}</form></section>`;
};

/** The faults that stand, and the forms that set them. */
export async function faultForms(database: Kysely<Database>): Promise<Html> {
  const faults = await database.selectFrom('sandbox_fault').selectAll().orderBy('id', 'desc').execute();
  return html`<h2>Fallas</h2>${formOf('p2p', faults)}${formOf('payme', faults)}`;
}

function faultOf(fields: Readonly<Record<string, string>>): Insertable<Database['sandbox_fault']> | undefined {
  const provider = oneOf(CALLS, fields.procesador);
  const fault = provider && oneOf(FAULTS[provider], fields.falla);
  if (!provider || !fault) return undefined;
  const uses = wholeOf(fields.veces, 0, MOST_USES);
  return {
    provider,
    fault,
    call: oneOf(CALLS[provider], fields.llamada) ?? '',
    payer: (fields.pagador ?? '').trim().toLowerCase(),
    seconds: wholeOf(fields.segundos, SLOW_SECONDS, 300),
    uses_left: uses > 0 ? uses : null,
  };
}

/** Does what a form of faults asks for. @returns whether it is one */
export async function changeFaults(
  database: Kysely<Database>,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const provider = oneOf(CALLS, fields.procesador);
  const id = rowIdOf(fields.id);
  const fault = faultOf(fields);
  if (fields.accion === 'poner' && fault) await database.insertInto('sandbox_fault').values(fault).execute();
  else if (fields.accion === 'quitar' && id !== undefined)
    await database.deleteFrom('sandbox_fault').where('id', '=', id).execute();
  else if (fields.accion === 'normal' && provider)
    await database.deleteFrom('sandbox_fault').where('provider', '=', provider).execute();
  else return false;
  return true;
}

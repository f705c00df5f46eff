import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { facts, type Html, html } from '../back-office/page';
import { choice, numberField, press, withCodes } from '../payments/page';
import { DENIALS, type Operation } from './operation';
import { SERVER_WAYS } from './response';

/** How the shop is told by the buyer's browser, as payme names it. */
export const BROWSER_WAYS = {
  simple: "Simple: con 'Finalizar'",
  direct: 'Directa: enseguida',
  multiple: "Múltiple: enseguida y con 'Finalizar'",
  never: 'Nunca',
} as const;
export type BrowserWay = keyof typeof BROWSER_WAYS;

/** What the query says once the buyer has gone back without paying. */
export const CLOSED_STATES = { denied: 'denegada', pending: 'pendiente' } as const;

/** Address of the modal's own forms. */
export const MODAL_PATH = '/sandbox/payme/VPOS2/modal';

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Fields with which the shop is told by payme's server. */
export const serverFields = (chosen: keyof typeof SERVER_WAYS): Html => html`
${choice('servidor', 'Aviso del servidor', SERVER_WAYS, chosen)}
${numberField('segundos', 'Segundos hasta el primer aviso', '0')}
${numberField('intervalo', 'Segundos entre cuatro avisos', '300')}`;

/** Buttons of what may become of an operation. */
export const decisionButtons = (): Html => html`<div class="actions">
${press('autorizar', 'Autorizar', true)}${press('autorizar-externo', 'Autorizar con 000')}
</div>
<div class="actions">
${choice('codigo', 'Motivo', withCodes(DENIALS), '51')}${press('negar', 'Negar (01)')}${press('rechazar', 'Rechazar (05)')}
</div>`;

const summary = ({ fields, number }: Pick<Operation, 'fields' | 'number'>): Html =>
  facts([
    ['Comercio', fields.idCommerce ?? ''],
    ['Operación', number],
    ['Descripción', fields.descriptionProducts ?? ''],
    ['Comprador', `${fields.shippingFirstName ?? ''} ${fields.shippingLastName ?? ''}`],
  ]);

const amountOf = (fields: Readonly<Record<string, string>>) => formatMoney(Number(fields.purchaseAmount) as Cents);

/** The page in which the buyer pays. */
export const modalPage = (operation: Operation): Html => html`<h1>${amountOf(operation.fields)}</h1>
${summary(operation)}
<form method="post" action="${MODAL_PATH}/respuesta">
${hidden({ id: String(operation.id), token: operation.token })}
<h2>Qué pasa con el pago</h2>
<div class="filters">
${choice('navegador', 'Respuesta por el navegador', BROWSER_WAYS, 'simple')}
${serverFields('never')}
</div>
${decisionButtons()}
<div class="actions">${press('pendiente', 'Dejar pendiente')}</div>
<div class="actions">${choice('queda', 'La consulta la dará por', CLOSED_STATES, 'denied')}${press('volver', 'Volver a la tienda sin pagar')}</div>
</form>`;

/** A form that posts to the shop by the whole window. @param send when it is sent: by a press, or also by itself */
const toShop = (shop: string, fields: Record<string, string>, label: string, send?: 'top' | 'behind'): Html =>
  html`<form method="post" action="${shop}" target="_top"${send && html` data-send="${send}"`}>${hidden(fields)}<button class="main">${label}</button></form>`;

/** What is told at the end. @param shop address to which the response is posted */
export function resultPage(
  { shop, response, way }: { shop: string; response: Record<string, string>; way: BrowserWay },
  message: string,
): Html {
  const send = ({ simple: undefined, never: undefined, direct: 'top', multiple: 'behind' } as const)[way];
  return html`<h1>${message}</h1>
${way === 'never' ? html`<p>Puedes cerrar esta ventana: el navegador no avisa a la tienda.</p>` : toShop(shop, response, 'Finalizar', send)}`;
}

/** Why the modal does not open. */
export const refusedPage = (
  shop: string,
  response: Record<string, string>,
  reasons: readonly string[],
): Html => html`<h1>La tienda envió datos que no valen</h1>
<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
${toShop(shop, response, 'Volver a la tienda')}`;

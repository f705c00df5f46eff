import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { facts, type Html, html } from '../back-office/page';
import { momentWord } from '../back-office/words';
import { choice, numberField, press, withCodes } from '../payments/page';
import { FOREIGN } from './answers';
import { NOTICE_WAYS } from './notices';
import type { SessionRequest } from './request';
import { approvedOf, type Held, isFinal, underReview } from './session';
import { REASONS } from './tries';

/** The request that a session was made by. */
export const requestOf = ({ session }: Held): SessionRequest => session.request as unknown as SessionRequest;

const money = (cents: number) => formatMoney(cents as Cents);

/** What is being paid. */
export function summary(held: Held, now: Date): Html {
  const { session, payments } = held;
  const left = Math.ceil((session.expires_at.getTime() - now.getTime()) / 60_000);
  const approved = approvedOf(payments);
  return facts([
    ['Monto', money(Number(session.amount_cents))],
    ...(approved > 0 ? ([['Aprobado', money(approved)]] as const) : []),
    ['Comercio', 'Cóndor Motors del Ecuador S.A.'],
    ['Referencia', session.reference],
    ['Descripción', requestOf(held).payment.description],
    ['Sesión', session.request_id],
    ['Estado', `${session.status} ${session.reason}`],
    ['Vence', `${momentWord(session.expires_at)}${left > 0 ? ` (en ${left} min)` : ''}`],
  ]);
}

/** How the shop is told, as fields of a form. */
export const noticeFields = (): Html => html`<div class="filters">
${choice('aviso', 'Cómo avisa a la tienda', NOTICE_WAYS, 'once')}
${numberField('segundos', 'Segundos, si avisa tarde o dos veces', '30')}</div>`;

/** Buttons of what may become of a try. */
export const outcomeButtons = (isHalvable: boolean): Html => html`<div class="actions">
${press('aprobar', 'Aprobar', true)}
${isHalvable ? press('aprobar-mitad', 'Aprobar la mitad') : undefined}
${press('aprobar-moneda', `Aprobar en ${FOREIGN.currency}`)}
</div>
<div class="actions">${choice('motivo', 'Motivo del rechazo', withCodes(REASONS), '51')}${press('rechazar', 'Rechazar')}</div>`;

const back = (held: Held): Html =>
  html`<p><a class="action" href="${requestOf(held).returnUrl}">Volver al comercio</a></p>`;

const LAST_TRY: Record<string, string> = {
  APPROVED: 'Tu pago fue aprobado.',
  REJECTED: 'Tu pago fue rechazado. Puedes intentarlo de nuevo.',
  PENDING: 'Tu pago está en revisión. Puede tardar horas.',
};

/** What has become of the session so far. */
function told(held: Held, isOver: boolean): Html | undefined {
  const [last] = held.payments;
  const text = isOver ? held.session.message : last && LAST_TRY[last.status];
  return text === undefined
    ? undefined
    : html`<div class="notice" role="status"><p>${text}</p>${last && html`<p>${last.message}</p>`}</div>`;
}

/** The page on which the buyer pays. */
export function buyerPage(held: Held, now: Date): Html {
  const isOver = isFinal(held.session);
  const canTry = !isOver && !underReview(held.payments);
  return html`<h1>${money(Number(held.session.amount_cents))}</h1>
${told(held, isOver)}
${summary(held, now)}
${
  canTry
    ? html`<form method="post">
<h2>Qué pasa con el pago</h2>
<label class="check"><input type="checkbox" name="otp" value="si">Pide antes el código de 3-D Secure (12345)</label>
<label class="check"><input type="checkbox" name="quedarse" value="si">Cierra sin volver a la tienda</label>
${noticeFields()}
${outcomeButtons(true)}
<div class="actions">${press('revision', 'Dejar pendiente y volver')}${press('cancelar', 'Cancelar')}</div>
</form>`
    : undefined
}
${back(held)}`;
}

/** The step of 3-D Secure, which carries on what was chosen before it. */
export const codePage = (chosen: Readonly<Record<string, string>>): Html => html`<h1>Código de tu banco</h1>
<p>El banco te envió un código. En las pruebas es 12345.</p>
<form class="field" method="post">
${Object.entries(chosen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div><label for="codigo">Código</label><input id="codigo" name="codigo" inputmode="numeric" autocomplete="one-time-code" required></div>
<button class="main" name="accion" value="codigo">Confirmar</button></form>`;

/** What is left to do for a buyer who stays. */
export const closedPage = (): Html =>
  html`<h1>Puedes cerrar esta pestaña</h1><p>La tienda no se entera por el navegador: solo por el aviso, o si pregunta.</p>`;

import { formatMoney } from '@vitrina/rules';
import type { Action } from './actions';
import { type Html, html } from './page';

/** What was typed and refused: it stands in its field again, with the reason. */
export interface Retry {
  /** Of the event: `return`, or the payment that was to be reversed. */
  readonly subject: string;
  readonly amount: string;
  readonly reason: string;
}

/** What a form with an amount is about, so that a refused one is found again. */
export const subjectOf = (event: { type: string; of?: string }): string => event.of ?? event.type;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Fields of an event that its form carries as they are. */
const carried = ({ event }: Action): Record<string, string> => ({
  event: event.type,
  ...('id' in event && { id: event.id }),
  ...('of' in event && { of: event.of }),
});

function amountForm(address: string, action: Action, retry: Retry | undefined): Html {
  const { event, label, most } = action;
  const subject = subjectOf(event);
  const field = `amount-${subject}`;
  const refused = retry?.subject === subject ? retry : undefined;
  const value = refused?.amount ?? (most === undefined ? '' : (most / 100).toFixed(2));
  return html`<form class="amount" method="post" action="${address}">${hidden(carried(action))}
<div><label for="${field}">Monto, máximo ${most === undefined ? '' : formatMoney(most)}</label>
<input id="${field}" name="amount" inputmode="decimal" autocomplete="off" required value="${value}"${refused && html` aria-invalid="true" aria-describedby="${field}-error"`}>
${refused && html`<div class="error" id="${field}-error">${refused.reason}</div>`}</div>
<button>${label}</button></form>`;
}

/**
 * The buttons of what may be done, each a form of its own.
 * @param address that the forms are sent to
 * @param about what a button is about, for whoever hears it alone
 */
export const actionForms = (
  address: string,
  actions: readonly Action[],
  about: string,
  retry?: Retry,
): Html | undefined =>
  actions.length === 0
    ? undefined
    : html`<div class="actions">
${actions.map((action) =>
  action.most === undefined
    ? html`<form method="post" action="${address}">${hidden(carried(action))}<button>${action.label}<span class="hidden"> ${about}</span></button></form>`
    : amountForm(address, action, retry),
)}</div>`;

import { formatMoney } from '@vitrina/rules';
import type { Action } from './actions';
import { type Html, html } from './page';
import { REASON_LENGTH } from './submitted';

/** What was typed and refused: it stands in its field again, with the reason. */
export interface Retry {
  /** As `subjectOf` names the form. */
  readonly subject: string;
  readonly typed: string;
  readonly reason: string;
}

/** What a form with a field is about, so that a refused one is found again: the event, and the payment if it is about one. */
export const subjectOf = ({ type, id, of }: { type: string; id?: string; of?: string }): string =>
  type === 'return' ? type : `${type}-${of ?? id}`;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Fields of an event that its form carries as they are. */
const carried = ({ event }: Action): Record<string, string> => ({
  event: event.type,
  ...('id' in event && { id: event.id }),
  ...('of' in event && { of: event.of }),
});

/** What a form asks for; nothing if its button is all of it. */
function fieldOf({ most, asksReason }: Action) {
  if (most !== undefined) {
    const attributes = html`name="amount" inputmode="decimal"`;
    return { label: `Monto, máximo ${formatMoney(most)}`, value: (most / 100).toFixed(2), attributes };
  }
  return (
    asksReason && {
      label: 'Razón, que el cliente lee',
      value: '',
      attributes: html`name="reason" maxlength="${REASON_LENGTH}"`,
    }
  );
}

function fieldForm(
  address: string,
  action: Action,
  {
    field: { label, value, attributes },
    about,
    retry,
  }: { field: NonNullable<ReturnType<typeof fieldOf>>; about: string; retry: Retry | undefined },
): Html {
  const subject = subjectOf(action.event);
  const id = `field-${subject}`;
  const refused = retry?.subject === subject ? retry : undefined;
  return html`<form class="field" method="post" action="${address}">${hidden(carried(action))}
<div><label for="${id}">${label}</label>
<input id="${id}" ${attributes} autocomplete="off" required value="${refused?.typed ?? value}"${refused && html` aria-invalid="true" aria-describedby="${id}-error"`}>
${refused && html`<div class="error" id="${id}-error">${refused.reason}</div>`}</div>
<button>${action.label}<span class="hidden"> ${about}</span></button></form>`;
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
${actions.map((action) => {
  const field = fieldOf(action);
  return field
    ? fieldForm(address, action, { field, about, retry })
    : html`<form method="post" action="${address}">${hidden(carried(action))}<button>${action.label}<span class="hidden"> ${about}</span></button></form>`;
})}</div>`;

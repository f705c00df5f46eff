import {
  type Negotiation,
  PAYMENT_METHODS,
  type PaymentChoice,
  type Purchase,
  QUOTATION_KINDS,
} from '@vitrina/contract';
import { balanceOf, startCardPayment } from '@vitrina/journey';
import { navigate, paths } from '@vitrina/navigation';
import { resumeChoice } from '@vitrina/rules';
import { notify, store } from '@vitrina/session-bus';
import { holdPurchase, purchasesAtom } from '@vitrina/session-bus/purchases';

/**
 * What follows a wizard that was sent (specification 2, section 4): of a credit the list of requests; of a cash purchase the
 * payment that was chosen before the declaration, where it stopped.
 * @param found the negotiation as it stands after the decision
 */
export async function paymentStep(id: number, found: Negotiation): Promise<void> {
  const { purchase } = found;
  // Of the choices that are kept here and on the server the newer one.
  holdPurchase({ id, quotation: found, ...(found.choice && { choice: found.choice }) });
  if (found.creditPurchase || purchase?.kind === QUOTATION_KINDS.credit) {
    notify({ kind: 'success', text: receivedInWords(found), forNextPage: true });
    return navigate(paths.creditRequests());
  }
  const choice = store.get(purchasesAtom).find((held) => held.id === id)?.choice;
  if (!choice) return navigate(paths.payment({ id }));
  const { method: tab, provider: type } = choice;
  // The page of the payment says why it does not go on by itself.
  if (!goesOn(choice, purchase)) return navigate(paths.payment({ id, tab, type }));
  if (tab !== PAYMENT_METHODS.card) return navigate(paths.payment({ id, tab }));
  if (type !== 'p2p') return navigate(paths.payment({ id, tab, type }));
  return payByP2p(id, choice, found);
}

/** Names the car: the list may open with what the lender has offered for another one. */
const receivedInWords = ({ purchase, colourName, company }: Negotiation): string =>
  `Recibimos tu solicitud de crédito${purchase ? ` N.º ${purchase.number}` : ''}: ${colourName ?? company}`;

/** Whether as much is left to pay as was chosen. */
const goesOn = ({ amount }: PaymentChoice, purchase: Purchase | undefined): boolean =>
  resumeChoice({ amount }, { kind: 'cash', balance: purchase && balanceOf(purchase) }).goesOn;

async function payByP2p(
  id: number,
  { amount, payer, attempt }: PaymentChoice,
  { dealershipId: agencyId }: Negotiation,
) {
  const started = await startCardPayment({
    id,
    isCredit: false,
    provider: 'p2p',
    form: { isHolder: true, ...payer, amount },
    attempt,
    agencyId,
  });
  // Everything else is said, or has led elsewhere.
  if (started.is === 'conflict') notify({ kind: 'warning', text: started.message, forNextPage: true });
  if (started.is === 'conflict' || started.is === 'refused' || started.is === 'failed')
    navigate(paths.payment({ id, tab: PAYMENT_METHODS.card }));
}

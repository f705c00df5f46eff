import { ApiError, call } from '@vitrina/api-client';
import { type CardForm, createCardPayment, PAYMENT_METHODS, type PaymeOpened } from '@vitrina/contract';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { endChoice } from '@vitrina/session-bus/purchases';
import { outcomePath } from './outcome-path';
import { pageLoad } from './page-load';
import { isProviderAddress } from './provider-address';
import { tellRedirect } from './tell-redirect';

/** A card payment to start. */
export type NewCardPayment = {
  /** The negotiation. */
  id: number;
  isCredit: boolean;
  provider: 'p2p' | 'payme';
  form: CardForm;
  /** Id of this payment; that of the kept choice, if it is the one that was kept. */
  attempt: string;
  /** The dealership. */
  agencyId?: number | undefined;
  /** The customer answered 'sí' to another payment: the open ones are ended first. */
  releasesOpen?: boolean;
};

export type CardPaymentStart =
  /** p2p: the browser is on its way to `address`. */
  | { is: 'leaving'; address: string }
  /** payme: its form, for the page to open. */
  | { is: 'opened'; form: PaymeOpened }
  /** It had ended before: the customer is led to the detail. */
  | { is: 'ended' }
  /** Opened or not, the customer has gone elsewhere meanwhile, if only to another way to pay: they stay there. */
  | { is: 'left' }
  /** An open attempt reserves the amount; `message` names it, or says what is free. The caller tells it. */
  | { is: 'conflict'; message: string }
  /** Answered without success; told as a notice. Another try needs another id. */
  | { is: 'refused' }
  /** Told as a notice. `isOver`: the server ended this attempt, so that another try needs another id. */
  | { is: 'failed'; isOver: boolean };

const CONFLICT = 409;
/** Statuses that are not an answer to the request itself: a proxy's time limit, too many requests. */
const NO_ANSWER = [408, 429];
/** Specification 2, section 8: a payment of the second provider that was created without success. */
const NOT_CREATED = 'Ha Ocurrido un error intenta mas tarde';

function send({ id, provider, form, attempt, agencyId, releasesOpen }: NewCardPayment) {
  const back = location.origin + outcomePath(id, provider, attempt);
  const request = { id, form, provider, attempt, agencyId, releasesOpen, returnUrl: back, cancelUrl: back };
  return call(createCardPayment, { ...request, method: PAYMENT_METHODS.card, currency: 'USD' }, { quiet: true });
}

/** What the server opened: p2p's address, payme's form, or nothing because the attempt has ended. */
type Opened = { address: string } | { form: PaymeOpened } | 'ended' | 'refused';

function openedBy(answer: Awaited<ReturnType<typeof send>>): Opened {
  if (answer.kind === 'payme') {
    if (answer.success) return { form: answer };
    // That of a new attempt is not told.
    return answer.status === undefined ? 'refused' : 'ended';
  }
  if (answer.address === undefined) return 'ended';
  return isProviderAddress(answer.address) ? { address: answer.address } : 'refused';
}

/** Tells later whether the customer is still at the same address of the same visit. */
function stillHere(): () => boolean {
  const isSameVisit = currentVisit();
  const { search } = location;
  return () => isSameVisit() && location.search === search;
}

async function start(payment: NewCardPayment): Promise<CardPaymentStart> {
  const { id, isCredit, attempt } = payment;
  const isHere = stillHere();
  let opened: Opened;
  try {
    opened = openedBy(await send(payment));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === CONFLICT) return { is: 'conflict', message: error.message };
    notify({ kind: 'error', text: error.message });
    return { is: 'failed', isOver: error.kind === 'status' && !NO_ANSWER.includes(error.status) };
  }
  if (opened === 'refused') {
    notify({ kind: 'error', text: NOT_CREATED });
    return { is: isHere() ? 'refused' : 'left' };
  }
  endChoice(id, attempt);
  if (!isHere()) return { is: 'left' };
  if (opened === 'ended') {
    navigate(isCredit ? paths.creditRequestDetail({ id }) : paths.purchaseDetail({ id }));
    return { is: 'ended' };
  }
  if ('form' in opened) return { is: 'opened', form: opened.form };
  tellRedirect();
  pageLoad.assign(opened.address);
  return { is: 'leaving', address: opened.address };
}

const underWay = new Map<string, Promise<CardPaymentStart>>();

/**
 * Starts a card payment and leaves for the provider: the one way to do it, also after a declaration or a credit
 * application (specification 2, section 4). p2p: says 'Redirigiendo' and loads the provider's page. payme: answers its
 * form, which a document that was loaded for payme opens. The kept choice is consumed once the payment is open.
 *
 * Started again with the same attempt id, at once, after a reload or a lost answer, it is the same payment: the server
 * opens no second session. What fails is told as a notice; nothing is retried.
 */
export function startCardPayment(payment: NewCardPayment): Promise<CardPaymentStart> {
  const { attempt } = payment;
  const begun = underWay.get(attempt);
  if (begun) return begun;
  const started = start(payment).finally(() => underWay.delete(attempt));
  underWay.set(attempt, started);
  return started;
}

import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  type CardForm,
  type CardPayment,
  dataValidation,
  type Negotiation,
  PAYMENT_METHODS,
  type PaymentChoice,
  type PaymeOpened,
} from '@vitrina/contract';
import { startCardPayment } from '@vitrina/journey';
import { notify, notifyNextDocument } from '@vitrina/session-bus';
import { useState } from 'react';
import type { Declaration } from '../../declaration';
import { attemptOf, endAttempt } from '../attempts';
import { noteSent } from '../draft';
import { type CardPayments, openOnes } from '../latest/use-card-payments';
import type { Provider } from '../providers/words';
import type { CardOutput } from './fields';
import { formOf } from './request';
import { Stayed } from './stayed';
import { useBackFromCache } from './use-back-from-cache';

/** After a failed create at the first provider the button is enabled again (specification 2, section 8). */
const PAUSE_MS = 2_000;

export type SubmitParts = {
  found: Negotiation;
  provider: Provider;
  kept: PaymentChoice | undefined;
  payments: CardPayments;
  declaration: Declaration;
  /** Asks whether another payment is started over these: a yes ends all of them. */
  askAbout(open: readonly CardPayment[]): Promise<boolean>;
  /** payme's form is there to be opened. */
  onOpened(form: PaymeOpened, attempt: string): void;
  /** payme answered without success: back to the providers. */
  onRefused(): void;
};

/** How far a submit has come, for the words beside the button. */
export type Phase = { is: 'idle' } | { is: 'releasing' } | { is: 'leaving'; address: string };
const IDLE: Phase = { is: 'idle' };

/**
 * 'Ir a proceso de pago': the gates, the question about an open payment, and the start. It never succeeds here: either
 * the document is left, or the form stays as it was typed.
 */
export function useSubmit(parts: SubmitParts) {
  const { found, provider, kept, payments, declaration, askAbout, onOpened, onRefused } = parts;
  const { negotiationId: id = 0, customerDataComplete: isComplete = false, creditPurchase: isCredit = false } = found;
  const { mutateAsync: validate } = useMutation(mutation(dataValidation));
  const backFromCache = useBackFromCache();
  const [phase, setPhase] = useState<Phase>(IDLE);

  /** Card payment needs both: the server's answer, and the quotation's flag. */
  const canPay = async () => (await validate({ id })).canBePaid && isComplete;

  const declare = async (form: CardForm, attempt: string) => {
    const { amount, ...payer } = form;
    const chosen = { amount, method: PAYMENT_METHODS.card, provider, payer, attempt };
    if (provider === 'p2p') return declaration.ask(chosen);
    const missing = { kind: 'warning', text: 'Completa tu información personal primero' } as const;
    notify(missing);
    // The document for payme is left by a load, and what it said with it.
    if (await declaration.open(chosen)) notifyNextDocument(missing);
  };

  const begin = async (form: CardForm, attempt: string, releasesOpen?: true) => {
    if (releasesOpen) setPhase({ is: 'releasing' });
    await noteSent(id, attempt);
    const { dealershipId: agencyId } = found;
    return startCardPayment({ id, isCredit, provider, form, attempt, agencyId, ...(releasesOpen && { releasesOpen }) });
  };

  /** Starts it; while another one is open only after a yes, which is asked for once. Undefined: the answer was no. */
  async function start(form: CardForm, attempt: string, rows: readonly CardPayment[]) {
    // The same attempt goes on where it was.
    const others = (all: readonly CardPayment[]) => openOnes(all).filter((row) => row.attempt !== attempt);
    let open = others(rows);
    if (open.length === 0) {
      const started = await begin(form, attempt);
      if (started.is !== 'conflict') return started;
      open = others(await payments.read());
      if (open.length === 0) {
        await endAttempt(attempt);
        return started;
      }
    }
    return (await askAbout(open)) ? begin(form, attempt, true) : undefined;
  }

  async function follow(started: Awaited<ReturnType<typeof begin>>, attempt: string) {
    if (started.is === 'conflict') notify({ kind: 'warning', text: started.message });
    // An operation of payme may be opened once.
    if (started.is === 'opened' || started.is === 'ended' || started.is === 'refused') await endAttempt(attempt);
    if (started.is === 'failed' && started.isOver) await endAttempt(attempt);
    if (started.is === 'opened') onOpened(started.form, attempt);
    if (started.is === 'refused' && provider === 'payme') onRefused();
    else if ((started.is === 'refused' || started.is === 'failed') && provider === 'p2p') await pause();
    if (started.is === 'leaving') {
      setPhase(started);
      await backFromCache();
      void payments.refresh();
    }
  }

  const submit = async (output: CardOutput): Promise<never> => {
    const form = formOf(output);
    try {
      const rows = await payments.read();
      const attempt = await attemptOf({ id, provider, form }, rows, kept);
      if (await canPay()) {
        const started = await start(form, attempt, rows);
        setPhase(IDLE);
        if (started) await follow(started, attempt);
      } else await declare(form, attempt);
    } finally {
      setPhase(IDLE);
    }
    throw new Stayed();
  };
  return { submit, phase };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

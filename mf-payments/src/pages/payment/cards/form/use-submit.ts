import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type CardForm, dataValidation, type Negotiation, type PaymeOpened, type PaymentChoice } from '@vitrina/contract';
import { type CardPaymentStart, startCardPayment } from '@vitrina/journey';
import { notify } from '@vitrina/session-bus';
import { useState } from 'react';
import type { Declaration } from '../../declaration';
import { attemptOf, endAttempt } from '../attempts';
import { type CardPayments, openOnes } from '../latest/use-card-payments';
import type { Question } from '../pending/use-pending-question';
import type { Provider } from '../providers/words';
import { backFromCache } from './back-from-cache';
import type { CardOutput } from './fields';
import { formOf, payerOf } from './request';
import { Stayed } from './stayed';

/** After a failed create at the first provider the button is enabled again (specification 2, section 8). */
const PAUSE_MS = 2_000;

export type SubmitParts = {
  found: Negotiation;
  provider: Provider;
  choice: PaymentChoice | undefined;
  payments: CardPayments;
  declaration: Declaration;
  question: Question;
  /** payme's form is there to be opened. */
  onOpened(form: PaymeOpened, attempt: string): void;
  /** payme refused it: back to the providers. */
  onRefused(): void;
};

/** How far a submit has come, for the words beside the button. */
export type Phase = { is: 'idle' } | { is: 'releasing' } | { is: 'leaving'; address: string };
const IDLE: Phase = { is: 'idle' };

/**
 * 'Ir a proceso de pago': the gates, the question about open payments, and the start. It never succeeds here: either the
 * document is left, or the form stays as it was typed.
 */
export function useSubmit(parts: SubmitParts) {
  const { found, provider, choice, payments, declaration, question, onOpened, onRefused } = parts;
  const { negotiationId: id = 0, customerDataComplete: isComplete = false, creditPurchase: isCredit = false } = found;
  const { mutateAsync: validate } = useMutation(mutation(dataValidation));
  const [phase, setPhase] = useState<Phase>(IDLE);

  /** Card payment needs both: the server's answer, and the quotation's flag. */
  const canPay = async () => (await validate({ id })).canBePaid && isComplete;

  const declare = (form: CardForm, attempt: string) => {
    const chosen = { amount: form.amount, method: 1, provider, payer: payerOf(form), attempt };
    if (provider === 'p2p') return declaration.ask(chosen);
    notify({ kind: 'warning', text: 'Completa tu información personal primero', forNextPage: true });
    return declaration.open(chosen);
  };

  const begin = (form: CardForm, attempt: string, releasesOpen: boolean) => {
    if (releasesOpen) setPhase({ is: 'releasing' });
    const common = { id, isCredit, provider, form, attempt, agencyId: found.dealershipId };
    return startCardPayment(releasesOpen ? { ...common, releasesOpen } : common);
  };

  /** Starts it; over open payments after a yes, which is asked for once. Undefined: the answer was no. */
  async function start(form: CardForm, attempt: string, rows: Awaited<ReturnType<CardPayments['read']>>) {
    const others = (all: typeof rows) => openOnes(all).filter((row) => row.attempt !== attempt);
    let open = others(rows);
    if (open.length === 0) {
      const started = await begin(form, attempt, false);
      if (started.is !== 'conflict') return started;
      open = others(await payments.read());
      if (open.length === 0) return started;
    }
    return (await question.ask(open)) ? begin(form, attempt, true) : undefined;
  }

  async function follow(started: CardPaymentStart, attempt: string) {
    if (started.is === 'conflict') notify({ kind: 'warning', text: started.message });
    if (started.is === 'opened') {
      // Its operation may be opened once.
      await endAttempt(attempt);
      onOpened(started.form, attempt);
    }
    if (started.is === 'ended') await endAttempt(attempt);
    if (started.is === 'failed') {
      if (started.isOver) await endAttempt(attempt);
      if (provider === 'p2p') await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      else if (started.isOver) onRefused();
    }
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
      const attempt = await attemptOf({ id, provider, form }, rows, choice);
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

import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  application,
  consents,
  negotiation,
  purchases,
  quotations,
  WITHDRAWAL_RESULTS,
  withdrawConsent,
} from '@vitrina/contract';
import { ConfirmDialog } from '@vitrina/journey';
import { notify } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import css from './consents.module.css';

type WithdrawConsentProps = {
  id: number;
  /** Of the text that was agreed to. */
  name: string;
  /** What it was given for: 'solicitud N.º 3201'. */
  of: string;
  /** What follows, one of WITHDRAWAL_RESULTS. */
  result: number;
};

/** What follows, in plain words, by the number that the server says it by. */
const CONSEQUENCES: Readonly<Record<number, (of: string) => string>> = {
  [WITHDRAWAL_RESULTS.asksAgain]: (of) =>
    `Tu ${of} vuelve a pedirte la autorización: sin ella no se puede enviar la solicitud de crédito.`,
  [WITHDRAWAL_RESULTS.backToCash]: (of) => `Tu ${of} vuelve a contado y se borra la cuota que calculaste.`,
  [WITHDRAWAL_RESULTS.cancels]: (of) =>
    `Tu ${of} no puede seguir y se cancela. Tu cotización queda libre: podrás comprar al contado o pedir otro financiamiento.`,
  [WITHDRAWAL_RESULTS.nothingNew]: () => 'No habrá consultas nuevas. Lo hecho antes sigue siendo válido.',
};

/** Everything that shows what a withdrawal may change. */
const CHANGED = [consents, application, negotiation, purchases, quotations];

/** Withdraws a consent of a credit, after a question that says what follows. */
export function WithdrawConsent({ id, name, of, result }: WithdrawConsentProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(mutation(withdrawConsent, { invalidates: CHANGED }));
  const close = () => setAsking(false);
  const withdraw = async () => {
    const isTaken = await mutateAsync({ id }).then(
      () => true,
      () => false,
    );
    // At once: while the question is open nothing outside of it takes the focus.
    flushSync(close);
    if (!isTaken) return;
    notify({ kind: 'success', text: `Retiraste: ${name}` });
    // The button goes with the consent that had it.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  };
  return (
    <div className={css.withdraw}>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        aria-label={`Retirar: ${name}, ${of}`}
        onClick={() => setAsking(true)}
      >
        Retirar
      </Button>
      {isAsking && (
        <ConfirmDialog title={`¿Retirar «${name}»?`} yes="Retirar" no="Volver" onYes={withdraw} onNo={close}>
          <p>{CONSEQUENCES[result]?.(of)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

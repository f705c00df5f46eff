import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { keepPaymentChoice, type Negotiation, type PaymentChoice } from '@vitrina/contract';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { choosePayment } from '@vitrina/session-bus/purchases';
import { type ReactNode, useState } from 'react';
import { DeclarationDialog } from './declaration-dialog';

/** How the customer has chosen to pay; when is added as it is kept. */
export type ChosenPayment = Omit<PaymentChoice, 'chosenAt'>;

export type Declaration = {
  /** Nothing can be paid before it: the customer has still to declare their funds, or to apply for the credit. */
  isNeeded: boolean;
  /** Asks for it; a choice that is accepted is kept, and the declaration opened. */
  ask(choice: ChosenPayment): void;
  /** The same without the question, of a customer who was told that something is missing. @returns whether it led there */
  open(choice: ChosenPayment): Promise<boolean>;
  /** The question, while it is asked: render it. */
  dialog: ReactNode;
};

/**
 * The declaration that comes before a payment while the customer's data are not complete (specification 2, section 4): of the funds, or the
 * credit application. The choice is kept on the server, so that another browser goes on with it, and in this one; a
 * failure is shown as a notice in the dialog, which stays.
 * @param found the negotiation
 * @param onNo called when the customer does not declare now
 */
export function useDeclaration(found: Negotiation, onNo: () => void = () => undefined): Declaration {
  const { negotiationId: id = 0, customerDataComplete = false, creditPurchase: isCredit = false } = found;
  const [asked, setAsked] = useState<ChosenPayment>();
  const { mutateAsync: keep } = useMutation(mutation(keepPaymentChoice));

  const accept = async (chosen: ChosenPayment): Promise<boolean> => {
    const isHere = currentVisit();
    const choice = { ...chosen, chosenAt: new Date().toISOString() };
    choosePayment(id, choice);
    const isKept = await keep({ id, choice }).then(
      () => true,
      () => false,
    );
    if (!isKept || !isHere()) return false;
    setAsked(undefined);
    navigate(isCredit ? paths.creditApplication({ id }) : paths.fundsDeclaration({ id }));
    return true;
  };

  return {
    isNeeded: !customerDataComplete,
    ask: setAsked,
    open: accept,
    dialog: asked && (
      <DeclarationDialog
        isCredit={isCredit}
        onYes={() => accept(asked)}
        onNo={() => {
          setAsked(undefined);
          onNo();
        }}
      />
    ),
  };
}

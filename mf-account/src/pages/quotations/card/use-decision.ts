import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { changePurchaseKind, QUOTATION_KINDS, type Quotation, quotations } from '@vitrina/contract';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { holdPurchase } from '@vitrina/session-bus/purchases';

/** The two ways on from an undecided quotation, whose negotiation is `id`: to its payment, or to the credit simulator. */
export function useDecision(quotation: Quotation, id: number) {
  const { mutateAsync: change } = useMutation(mutation(changePurchaseKind, { invalidates: [quotations] }));

  /** One that was set to credit is set back to cash first. A failure is shown as a notice, in the open dialog. */
  const buy = async (): Promise<void> => {
    const isHere = currentVisit();
    let bought = quotation;
    if (quotation.creditPurchase) {
      const isChanged = await change({ id, isCredit: false }).then(
        () => true,
        () => false,
      );
      if (!isChanged || !isHere()) return;
      bought = { ...quotation, creditPurchase: false, kind: QUOTATION_KINDS.cash };
    }
    holdPurchase({ id, quotation: bought });
    navigate(paths.payment({ id }));
  };

  const finance = (): void => {
    holdPurchase({ id, quotation });
    navigate(paths.creditSimulator({ id }));
  };
  return { buy, finance };
}

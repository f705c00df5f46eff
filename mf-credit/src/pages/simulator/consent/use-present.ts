import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  changePurchaseKind,
  type Negotiation,
  negotiation,
  QUOTATION_KINDS,
  quotations,
  SIMULATION_VERSION,
} from '@vitrina/contract';
import { complaint } from '@vitrina/forms';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { firstOfPresses } from '@vitrina/rules';
import { draft } from '@vitrina/session-bus';
import { holdPurchase } from '@vitrina/session-bus/purchases';
import { useEffect, useState } from 'react';
import { draftKeyOf } from '../form/draft-key';
import type { Calculated } from '../result/use-calculation';

/** Presses of the consent in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 500;

/** The consent that is asked for. */
export type AskedConsent = { onAccept(): Promise<void>; onClose(): void };

/**
 * 'Presentar solicitud': without a fee it is said what is missing; with one the consent is asked for, and accepted it sets the
 * quotation to credit and opens the application. A failure closes the dialog and is told on the page.
 */
export function usePresent(found: Negotiation, result: Calculated | undefined) {
  const { negotiationId: id = 0 } = found;
  const [isAsked, setAsked] = useState(false);
  const [missing] = useState(complaint);
  const [failure] = useState(complaint);
  const [{ press }] = useState(() => firstOfPresses(WINDOW_MS, () => performance.now()));
  const { mutateAsync: change } = useMutation(mutation(changePurchaseKind, { invalidates: [quotations, negotiation] }));
  const hasFee = result !== undefined && result.fee > 0;
  useEffect(() => {
    if (hasFee) missing.mended();
  }, [hasFee, missing]);

  const present = (): void => {
    failure.mended();
    if (hasFee) setAsked(true);
    else missing.say({ kind: 'warning', text: 'Calcula una cuota' });
  };

  /** @returns whether it was sent */
  const send = async ({ term, entry }: Calculated): Promise<boolean> => {
    const isHere = currentVisit();
    const chosen = { term: term.id, downPayment: entry };
    const isSent = await failure.during(() =>
      change({ id, isCredit: true, ...chosen, consentVersion: SIMULATION_VERSION }).then(
        () => true,
        () => false,
      ),
    );
    if (!isSent) {
      setAsked(false);
      return false;
    }
    draft(draftKeyOf(id)).clear();
    if (!isHere()) return true;
    holdPurchase({ id, quotation: { ...found, ...chosen, creditPurchase: true, kind: QUOTATION_KINDS.credit } });
    navigate(paths.creditApplication({ id }));
    return true;
  };

  const asked: AskedConsent | undefined =
    isAsked && result
      ? {
          onAccept: async () =>
            void (await press(
              () => send(result),
              (isSent) => !isSent,
            )),
          onClose: () => setAsked(false),
        }
      : undefined;
  return { present, asked };
}

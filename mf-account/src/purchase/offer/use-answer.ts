import { query, useMutation, useQueryClient } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { answerFinancing, type FinancingRequest, negotiation, purchases } from '@vitrina/contract';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { holdPurchase } from '@vitrina/session-bus/purchases';
import { useState } from 'react';

const SHOWN = [purchases, negotiation];

/**
 * The customer's answer to an approved financing. Acceptance leads to the payment of the down payment. A refusal of the
 * server is told by the call; what is shown is loaded anew after every answer, because an offer may have gone meanwhile.
 */
export function useAnswer({ id, number, financed, term, bankId }: FinancingRequest) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutation(answerFinancing));
  const [isAccepting, setAccepting] = useState(false);
  const reload = () => {
    for (const { path } of SHOWN) void client.invalidateQueries({ queryKey: [path] });
  };
  /** Whether the server has taken the answer. */
  const send = async (accepted: boolean) => {
    try {
      await mutateAsync({ id, accepted, value: financed, term, bankId });
      return true;
    } catch {
      return false;
    } finally {
      reload();
    }
  };

  /** What the bus keeps saves the next page a call, so that a failure here is none. */
  const hold = async () => {
    const found = await client.fetchQuery(query(negotiation, { id }, { quiet: true })).catch(() => undefined);
    if (found) holdPurchase({ id, quotation: found, choice: found.choice });
  };

  return {
    isAccepting,
    async accept() {
      const isHere = currentVisit();
      setAccepting(true);
      if (await send(true)) {
        await hold();
        if (isHere()) return navigate(paths.payment({ id }));
      }
      setAccepting(false);
    },
    /** Whether the server has taken the rejection. */
    async reject() {
      const isTaken = await send(false);
      if (isTaken) {
        const text = `Rechazaste el financiamiento N.º ${number}. Tu cotización está libre`;
        notify({ kind: 'success', text });
      }
      return isTaken;
    },
  };
}

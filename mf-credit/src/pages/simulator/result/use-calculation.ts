import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  type CalculationLine,
  type Cents,
  type CreditTerm,
  type FeeSettings,
  feeSettings,
  instalmentCalculation,
} from '@vitrina/contract';
import { ZERO } from '@vitrina/rules';
import { useCallback, useState } from 'react';
import { Stayed } from '../../../application/stayed';

/** What was calculated, and from what. */
export type Calculated = {
  term: CreditTerm;
  entry: Cents;
  /** The monthly fee; 0.00 where nothing is financed. */
  fee: Cents;
  lines: readonly CalculationLine[];
};

/** Asks the server what a credit of a price costs. The rates that are shown with the answer are read anew with it. */
export function useCalculation(price: Cents, { bankId, insurer, plan, line, product }: FeeSettings) {
  const [result, setResult] = useState<Calculated>();
  const { mutateAsync: ask } = useMutation(mutation(instalmentCalculation, { invalidates: [feeSettings] }));
  const calculate = async ({ plazo: term, valor: entry }: { plazo: CreditTerm; valor: Cents }): Promise<never> => {
    const fixed = { bankId, insurer, plan, line, product };
    const lines = await ask({ ...fixed, price, downPayment: entry, term: term.id });
    setResult({ term, entry, lines, fee: lines.at(-1)?.amount ?? ZERO });
    throw new Stayed();
  };
  const clear = useCallback(() => setResult(undefined), []);
  return { result, calculate, clear };
}

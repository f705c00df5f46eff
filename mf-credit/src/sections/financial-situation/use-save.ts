import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import {
  FORM_TYPES,
  type SectionSaved,
  saveAssets,
  saveExpenses,
  saveIncome,
  saveLiabilities,
} from '@vitrina/contract';
import type { SectionProps } from '../../application/section-props';
import type { FinancialAnswers } from './answers';

/**
 * Saves the lists that there are, one after the other. The first that fails ends it; whoever saves again sends them all
 * again, which changes nothing in those that were saved.
 * @returns the answer to the last one
 */
export function useSaveFinancial({ id, form, subTab, application }: SectionProps) {
  const { mutateAsync: sendAssets } = useMutation(mutation(saveAssets));
  const { mutateAsync: sendLiabilities } = useMutation(mutation(saveLiabilities));
  const { mutateAsync: sendIncome } = useMutation(mutation(saveIncome));
  const { mutateAsync: sendExpenses } = useMutation(mutation(saveExpenses));
  const { person } = subTab;
  const { spouseId } = application;
  const of = { id, kind: form.kind, formType: FORM_TYPES[person], ...(person === 'spouse' && { spouseId }) };

  return async ({ assets, liabilities, income, spouseIncome, expenses }: FinancialAnswers): Promise<SectionSaved> => {
    const earned = spouseIncome ?? income;
    const sends = [
      assets && (() => sendAssets({ ...of, rows: assets })),
      liabilities && (() => sendLiabilities({ ...of, rows: liabilities })),
      earned && (() => sendIncome({ ...of, rows: earned })),
      expenses && (() => sendExpenses({ ...of, rows: expenses })),
    ].filter((send) => send !== undefined);
    let saved: SectionSaved | undefined;
    for (const send of sends) saved = await send();
    if (!saved) throw new Error('A financial situation without lists');
    return saved;
  };
}

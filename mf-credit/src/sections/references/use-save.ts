import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type SectionSaved, saveBankReferences, savePersonalReferences } from '@vitrina/contract';
import type { SectionProps } from '../../application/section-props';
import type { ReferenceAnswers } from './answers';

/**
 * Saves the bank references, then the personal ones. Whoever saves again after a failure sends both again, which changes
 * nothing in what was saved.
 * @returns the answer to the last one
 */
export function useSaveReferences({ id, form }: SectionProps) {
  const { mutateAsync: sendBanks } = useMutation(mutation(saveBankReferences));
  const { mutateAsync: sendPersons } = useMutation(mutation(savePersonalReferences));
  const of = { id, kind: form.kind };
  return async ({ bankReferences, personalReferences }: Required<ReferenceAnswers>): Promise<SectionSaved> => {
    await sendBanks({ ...of, rows: bankReferences });
    return sendPersons({ ...of, rows: personalReferences });
  };
}

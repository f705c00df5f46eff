import type { BankReference } from '@vitrina/contract';
import { bankNumberField, FormField, type OutputOf, selectField, type ValuesOf } from '@vitrina/forms';
import { freeComboField } from '@vitrina/forms/combo';
import { listField } from '@vitrina/forms/lists';
import { LABELS, LIST_LABELS } from '@vitrina/rules/answer-labels';
import type { ReferenceCatalogues } from '../../catalogues/financial-catalogues';
import { limited } from '../parts/checked';
import { itemOf } from '../parts/items';

/** Longest name of an institution that the calls take. */
const LONGEST_INSTITUTION = 160;

const label = LABELS.bankReference;
const institution = limited(freeComboField({ name: 'institution', label: label.institution }), LONGEST_INSTITUTION);
const accountType = selectField({ name: 'accountType', label: label.accountTypeId });
const accountNumber = bankNumberField({ name: 'accountNumber', label: label.accountNumber, autoComplete: 'off' });
const fields = [institution, accountType, accountNumber] as const;
const columns = [{ ...institution, inTitle: true }, accountType, { ...accountNumber, inTitle: true }];

export type BankRow = ValuesOf<typeof fields>;
type BankOutput = OutputOf<typeof fields>;

/** Accounts of the applicant. @param min the fewest */
export const bankList = (min: number) =>
  listField({ name: 'bankReferences', label: LIST_LABELS.bankReferences, item: 'referencia', fields, columns, min });

/** The fields of an account. The institution may be typed: there are more than the list holds. */
export const BankEntry = ({ bankEntities, accountTypes }: ReferenceCatalogues) => (
  <>
    <FormField of={institution} items={bankEntities} />
    <FormField of={accountType} options={accountTypes} />
    <FormField of={accountNumber} />
  </>
);

/** A saved account as the form holds it. */
export const rowOfBank = (saved: BankReference, { accountTypes }: ReferenceCatalogues): BankRow => ({
  institution: { id: saved.institutionId ?? null, name: saved.institution },
  accountType: itemOf(accountTypes, saved.accountTypeId),
  accountNumber: saved.accountNumber,
});

/** An account to save. */
export const bankOfRow = ({ institution: { id, name }, accountType, accountNumber }: BankOutput): BankReference => ({
  ...(id !== null && { institutionId: id }),
  institution: name,
  accountTypeId: accountType.id,
  accountNumber,
});

import type { Cents } from '@vitrina/contract';
import { schemaOf } from '@vitrina/forms';
import { amountOf } from '@vitrina/forms/masks';
import { upTo } from '../../amount';
import { tooMuchCash } from '../cash';
import { accountNumber, amount, DEPOSIT_FIELDS, TRANSFER_FIELDS, type TransferValues } from './fields';

/** The typed number must be that of the chosen account, which the form has hidden (specification 2, section 5). */
function sameAccount({ banco, cuenta }: Pick<TransferValues, 'banco' | 'cuenta'>) {
  const typed = cuenta?.trim();
  const isOther = banco && typed && typed !== banco.number;
  return isOther ? { cuenta: `El campo ${accountNumber.label} no coincide con la cuenta del banco que elegiste` } : {};
}

const upToCash =
  (left: Cents) =>
  ({ forma, monto }: Pick<TransferValues, 'forma' | 'monto'>) =>
    forma?.id === 'cash' && (amountOf(monto) ?? 0) > left ? { monto: tooMuchCash(left) } : {};

/** Rules of a transfer of at most the balance. */
export const transferSchema = (balance: Cents) => schemaOf(TRANSFER_FIELDS, upTo(amount, balance), sameAccount);

/** Rules of a deposit, of which at most `cash` may be paid in cash. */
export const depositSchema = (balance: Cents, cash: Cents) =>
  schemaOf(DEPOSIT_FIELDS, upTo(amount, balance), sameAccount, upToCash(cash));

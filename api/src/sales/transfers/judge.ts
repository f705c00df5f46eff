import type { AgencyBankAccount, RequestOf, registerPayment } from '@vitrina/contract';
import { isBankNumber, isEmailAddress, isLettersAndSpaces, isWithin, transferDates } from '@vitrina/rules';
import { Refused } from '../../platform/http/errors';

export type Registration = RequestOf<typeof registerPayment>;

/** The method of a deposit; the other is a transfer. */
export const DEPOSIT = 3;

/** A registration with the account that it names and the day that it came on. */
interface Judged {
  words: Registration;
  account: AgencyBankAccount | undefined;
  /** `YYYY-MM-DD` in Ecuador. */
  today: string;
}

/** The rules of the transfer form (specification 2, section 5) that need no look at the purchase, each with its message. */
const RULES: readonly (readonly [(judged: Judged) => boolean, string])[] = [
  [
    ({ words, account }) => account !== undefined && account.number === words.account.number,
    'La cuenta no es del concesionario de tu compra. Elige el banco otra vez',
  ],
  [({ words }) => isLettersAndSpaces(words.beneficiary), 'El beneficiario solo puede tener letras y espacios'],
  [
    ({ words }) => isBankNumber(words.accountNumber.trim()),
    'El número de cuenta solo puede tener letras, números, guiones y guiones bajos',
  ],
  [
    ({ words, account }) => words.accountNumber.trim() === account?.number,
    'El número de cuenta no es el del banco elegido',
  ],
  [
    ({ words }) => isBankNumber(words.receiptNumber.trim()),
    'El número de comprobante solo puede tener letras, números, guiones y guiones bajos',
  ],
  [({ words: { email } }) => !email || isEmailAddress(email), 'El correo electrónico del beneficiario no es válido'],
  [
    ({ words, today }) => isWithin(words.date, transferDates(today)),
    'La fecha del pago debe estar entre hace un mes y hoy',
  ],
  [
    ({ words }) => words.method !== DEPOSIT || words.paidInCash !== undefined,
    'Indica si depositaste en efectivo o en cheque',
  ],
];

/** @throws Refused with the message of the first rule that does not hold */
export function judgeRegistration(judged: Judged): void {
  for (const [holds, message] of RULES) if (!holds(judged)) throw new Refused(message);
}

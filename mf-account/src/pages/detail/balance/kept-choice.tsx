import { type Cents, PAYMENT_METHODS, type PaymentChoice } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { cutToBalance, formatMoney } from '@vitrina/rules';
import { ButtonLink } from '@vitrina/ui';
import css from './balance-block.module.css';

const BY = {
  [PAYMENT_METHODS.card]: 'con tarjeta',
  [PAYMENT_METHODS.bankTransfer]: 'por transferencia',
  [PAYMENT_METHODS.bankDeposit]: 'con un depósito',
} as const;

export type KeptChoiceProps = { id: number; choice: PaymentChoice; balance: Cents };

/** A payment that the customer has chosen and not made: on to where it stopped. */
export function KeptChoice({ id, choice, balance }: KeptChoiceProps) {
  const { method, provider } = choice;
  // It may be older than another payment.
  const amount = formatMoney(cutToBalance(choice.amount, balance));
  return (
    <div className={css.kept}>
      <p>{`Elegiste pagar ${amount} ${BY[method as keyof typeof BY]} y no terminaste.`}</p>
      <ButtonLink to={paths.payment({ id, tab: method, type: provider })} variant="secondary" size="s">
        Continuar con tu pago
      </ButtonLink>
    </div>
  );
}

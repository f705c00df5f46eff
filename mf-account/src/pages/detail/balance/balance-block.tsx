import type { Cents, PaymentChoice, Purchase } from '@vitrina/contract';
import { reservedOf, ToReturn, useIsWide } from '@vitrina/journey';
import { formatMoney, subtractCents } from '@vitrina/rules';
import { Callout } from '@vitrina/ui';
import { useId } from 'react';
import { PartsBar } from '../../../purchase/parts-bar';
import css from './balance-block.module.css';
import { KeptChoice } from './kept-choice';
import { PayLink } from './pay-link';

export type BalanceBlockProps = {
  purchase: Purchase;
  balance: Cents;
  hasNoPayments: boolean;
  /** A payment that was chosen and not made. */
  choice: PaymentChoice | undefined;
};

/** What is left to pay, what it stands beside, and the way on, which narrower windows have in their bar. */
export function BalanceBlock({ purchase, balance, hasNoPayments, choice }: BalanceBlockProps) {
  const { id, paid, inConfirmation, payable } = purchase;
  const title = useId();
  const isWide = useIsWide();
  const reserved = reservedOf(purchase);
  // What a card reserves is in confirmation already: the three parts are the total.
  const left = subtractCents(balance, reserved);
  return (
    <section aria-labelledby={title} className={css.block}>
      <h2 id={title} className={css.title}>
        Saldo por pagar
      </h2>
      <p className={css.amount}>
        <span>{formatMoney(balance)}</span>
        {payable !== undefined && <span className={css.of}>{`de ${formatMoney(payable)}`}</span>}
      </p>
      <PartsBar
        parts={[
          { look: 'paid', cents: paid },
          { look: 'waiting', cents: inConfirmation },
          { look: 'left', cents: left },
        ]}
      />
      <dl className={css.legend}>
        <Part look="paid" name="Pagado" cents={paid} />
        <Part look="waiting" name="En confirmación" cents={inConfirmation} />
        <Part look="left" name="Por pagar" cents={left} />
      </dl>
      {reserved > 0 && (
        <p
          className={css.note}
        >{`Tu pago con tarjeta de ${formatMoney(reserved)} bajará el saldo cuando se apruebe.`}</p>
      )}
      <ToReturn of={purchase} />
      <Callout tone="info" role="note">
        {`Te falta pagar ${formatMoney(balance)}. Puedes combinar tarjeta, transferencia y depósito hasta cubrir el total.`}
      </Callout>
      {choice && <KeptChoice id={id} choice={choice} balance={balance} />}
      {isWide && (
        <p>
          <PayLink id={id} hasNoPayments={hasNoPayments} />
        </p>
      )}
    </section>
  );
}

const Part = ({ look, name, cents }: { look: 'paid' | 'waiting' | 'left'; name: string; cents: Cents }) => (
  <div className={css.part} data-look={look}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);

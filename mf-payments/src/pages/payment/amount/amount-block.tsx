import type { Cents } from '@vitrina/contract';
import { FormField, useFormValue, useSetFormValue } from '@vitrina/forms';
import { type AmountValue, amountOf } from '@vitrina/forms/masks';
import { formatMoney, multiplyCents, subtractCents } from '@vitrina/rules';
import { Button, Row } from '@vitrina/ui';
import { useState } from 'react';
import css from './amount-block.module.css';
import type { PaymentAmount } from './payment-amount';
import { type PlanWords, planInWords } from './plan-in-words';

export type AmountBlockProps = {
  /** One of the form's fields. */
  field: PaymentAmount;
  /** What is left to pay. */
  balance: Cents;
  /** How payments of this kind are called where several pay the balance; null where they may not. */
  plan?: PlanWords | null;
  disabled?: boolean;
};

const PAYMENTS: PlanWords = { many: 'pagos', last: 'el último' };

/** What a payment is about, the largest thing of its screen: the amount, its usual values, and what is left after it. */
export function AmountBlock({ field, balance, plan = PAYMENTS, disabled }: AmountBlockProps) {
  const amount = amountOf(useFormValue<AmountValue>(field.name));
  const planText = plan ? planInWords(balance, amount, plan) : undefined;
  const setValue = useSetFormValue();
  const [presses, setPresses] = useState(0);
  const chips = [
    { label: 'Todo el saldo', value: balance },
    { label: 'La mitad', value: multiplyCents(balance, 0.5) },
  ];
  return (
    <div className={css.block}>
      <FormField of={field} disabled={disabled} className={css.amount} />
      <Row gap="s">
        {chips.map(({ label, value }) => (
          <Button
            key={label}
            variant="secondary"
            size="s"
            className={css.chip}
            disabled={disabled}
            aria-pressed={amount === value}
            onClick={() => {
              setValue(field.name, value);
              setPresses(presses + 1);
            }}
          >
            {label}
          </Button>
        ))}
      </Row>
      <div role="status" className={css.after}>
        <p>
          <span>{afterIt(balance, amount)}</span>
          {/* Pressed again, it is said again: a status is read out when its text changes. */}
          <span>{presses % 2 === 1 && '\u00a0'}</span>
        </p>
        {planText && <p className={css.plan}>{planText}</p>}
      </div>
    </div>
  );
}

/** What is left after a payment; nothing as long as its amount cannot be paid, which the field says by itself. */
function afterIt(balance: Cents, amount: Cents | null): string {
  if (!amount || amount > balance) return `Tu saldo por pagar es ${formatMoney(balance)}`;
  if (amount === balance) return 'Con este pago cubres todo el saldo';
  return `Después te quedarán ${formatMoney(subtractCents(balance, amount))}`;
}

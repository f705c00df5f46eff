import type { PaymentRecord, Purchase } from '@vitrina/contract';
import { balanceOf, EmptyList, QueryState } from '@vitrina/journey';
import { canContinue, formatMoney } from '@vitrina/rules';
import { RecordTable, Skeleton } from '@vitrina/ui';
import { useRef, useState } from 'react';
import { More } from '../../../lists/more';
import type { Pages } from '../../../lists/use-pages';
import { totalEntered } from '../balance/balance';
import { PayLink } from '../balance/pay-link';
import { columnsOf } from './columns';
import css from './payments.module.css';
import { WithdrawDialog } from './withdraw-dialog';

export type PaymentsSectionProps = { purchase: Purchase; paid: Pages<PaymentRecord> };

/** What was paid, by pages, with the sums below; what was cancelled is red. */
export function PaymentsSection({ purchase, paid: { list, more } }: PaymentsSectionProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const canPay = isLeft(purchase);
  // Here, not at its row: the question stays while what is shown changes.
  const [withdrawn, setWithdrawn] = useState<PaymentRecord>();
  const { id } = purchase;
  return (
    <div className={css.payments}>
      <h2>Pagos</h2>
      <QueryState query={list} what="tus pagos" skeleton={<Skeleton shape="picture" />} empty={<None {...purchase} />}>
        {(rows) => (
          <>
            <RecordTable
              caption="Pagos"
              columns={columnsOf({ id, canPay, onWithdraw: setWithdrawn })}
              rows={rows}
              body={body}
              isBad={({ status }) => status === 'CANCELADO'}
              sums={sumsOf(purchase, rows, !more.isLeft)}
              isBeside
            />
            <More more={more} what="más pagos" rows={body} />
          </>
        )}
      </QueryState>
      {withdrawn && <WithdrawDialog id={id} payment={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </div>
  );
}

/** Whether a balance is left to pay. */
function isLeft(purchase: Purchase): boolean {
  const balance = balanceOf(purchase);
  return balance !== undefined && canContinue(balance);
}

/** 'Pagar' while something can be paid. */
function None(purchase: Purchase) {
  const canPay = isLeft(purchase);
  return (
    <EmptyList
      title="No existen pagos"
      action={canPay && <PayLink id={purchase.id} hasNoPayments variant="secondary" />}
    />
  );
}

function sumsOf(purchase: Purchase, rows: readonly PaymentRecord[], isWhole: boolean) {
  const { inConfirmation, toReturn } = purchase;
  const balance = balanceOf(purchase);
  return [
    { title: 'Total ingresado', value: formatMoney(totalEntered(purchase, rows, isWhole)) },
    ...(inConfirmation > 0 ? [{ title: 'En confirmación', value: formatMoney(inConfirmation) }] : []),
    ...(balance === undefined ? [] : [{ title: 'Saldo por pagar', value: formatMoney(balance) }]),
    ...(toReturn > 0 ? [{ title: 'Por devolver', value: formatMoney(toReturn) }] : []),
  ];
}

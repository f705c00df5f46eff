import { type Negotiation, negotiation, type PaymentRecord, type Purchase } from '@vitrina/contract';
import { balanceOf, QuotationAside, StateNotice } from '@vitrina/journey';
import { canContinue, formatMoney } from '@vitrina/rules';
import { Stack } from '@vitrina/ui';
import { useMemo } from 'react';
import type { Pages } from '../../lists/use-pages';
import { Timeline } from '../../purchase/history/timeline';
import { DataAge } from '../../purchase/live/data-age';
import { News } from '../../purchase/live/news';
import { ApprovedOffers } from '../../purchase/offer/approved-offers';
import { hasOffer, isRequest } from '../../purchase/purchase-facts';
import { BalanceBlock } from './balance/balance-block';
import { PaidNotice } from './balance/paid-notice';
import { PayLink } from './balance/pay-link';
import { Dealership } from './dealership';
import { FinancingTerms } from './financing-terms';
import { PaymentsSection } from './payments/payments-section';
import { ApplicationPaper } from './receipts/application-paper';

type DetailContentProps = { found: Negotiation; purchase: Purchase; paid: Pages<PaymentRecord> };

/** Below the heading: the money and the payments; at the side the history, the dealership and the quotation. */
export function DetailContent({ found, purchase, paid }: DetailContentProps) {
  const balance = balanceOf(purchase);
  const watched = useMemo(() => stateInWords(purchase), [purchase]);
  const { data: rows } = paid.list;
  // Until they have come, as the sums tell.
  const hasNoPayments = rows ? rows.length === 0 : purchase.paid === 0 && purchase.inConfirmation === 0;
  const canPay = balance !== undefined && canContinue(balance);
  const side = (
    <>
      <Timeline events={found.events} isRequest={isRequest(purchase)} />
      {found.dealership && <Dealership dealership={found.dealership} />}
    </>
  );
  return (
    <QuotationAside
      quotation={found}
      side={side}
      actions={canPay && <PayLink id={purchase.id} hasNoPayments={hasNoPayments} />}
    >
      <DataAge of={negotiation} />
      <News all={watched} />
      <ApprovedOffers requests={hasOffer(purchase) ? [purchase] : []} />
      <Stack gap="xl">
        {balance === undefined && <StateNotice purchase={purchase} />}
        {canPay && (
          <BalanceBlock purchase={purchase} balance={balance} hasNoPayments={hasNoPayments} choice={found.choice} />
        )}
        {balance !== undefined && !canPay && <PaidNotice purchase={purchase} />}
        {isRequest(purchase) && <FinancingTerms request={purchase} />}
        <PaymentsSection paid={paid} purchase={purchase} />
        <ApplicationPaper purchase={purchase} />
      </Stack>
    </QuotationAside>
  );
}

/** What is announced when it changes. */
const stateInWords = (purchase: Purchase) => {
  const balance = balanceOf(purchase);
  return [
    { id: 1, now: `El estado de tu ${isRequest(purchase) ? 'solicitud' : 'compra'} es ahora ${purchase.status}.` },
    {
      id: 2,
      now:
        balance === undefined ? '' : `Pagado: ${formatMoney(purchase.paid)}. Saldo por pagar: ${formatMoney(balance)}.`,
    },
    { id: 3, now: `En confirmación: ${formatMoney(purchase.inConfirmation)}.` },
  ];
};

import { QUOTATION_KINDS } from '@vitrina/contract';
import { paths, useLocation } from '@vitrina/navigation';
import { Container, PageHeading, Stack } from '@vitrina/ui';
import { ListTabs, tabOf } from '../../purchase/list/list-tabs';
import { PurchaseList } from '../../purchase/list/purchase-list';
import { ApprovedOffers } from '../../purchase/offer/approved-offers';
import { hasOffer, isRequest } from '../../purchase/purchase-facts';
import { COLUMNS } from './columns';

/** The customer's financing requests, and what the lender has offered. */
export function RequestsPage() {
  const tab = tabOf(useLocation().search);
  return (
    <Container page>
      <Stack gap="l">
        <PageHeading>Solicitudes de crédito</PageHeading>
        <ListTabs
          label="Solicitudes de crédito"
          tab={tab}
          address={(to) => paths.creditRequests({ tab: to })}
          list={(hasEnded) => (
            <PurchaseList
              kind={QUOTATION_KINDS.credit}
              isOfKind={isRequest}
              hasEnded={hasEnded}
              what="tus solicitudes"
              caption={hasEnded ? 'Solicitudes terminadas' : 'Solicitudes en curso'}
              columns={COLUMNS}
              empty={
                hasEnded
                  ? 'Aquí quedarán las solicitudes rechazadas, negadas y canceladas.'
                  : 'Elige Solicitar financiamiento en una de tus cotizaciones para empezar.'
              }
              {...(!hasEnded && { above: (rows) => <ApprovedOffers requests={rows.filter(hasOffer)} /> })}
            />
          )}
        />
      </Stack>
    </Container>
  );
}

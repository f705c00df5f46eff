import { QUOTATION_KINDS } from '@vitrina/contract';
import { EmptyList } from '@vitrina/journey';
import { paths, useLocation } from '@vitrina/navigation';
import { ButtonLink, Container, PageHeading, Stack } from '@vitrina/ui';
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
              empty={<Empty hasEnded={hasEnded} />}
              {...(!hasEnded && { above: (rows) => <ApprovedOffers requests={rows.filter(hasOffer)} /> })}
            />
          )}
        />
      </Stack>
    </Container>
  );
}

const Empty = ({ hasEnded }: { hasEnded: boolean }) => (
  <EmptyList
    title="No existen registros"
    action={<ButtonLink to={paths.quotations()}>Ver tus cotizaciones</ButtonLink>}
  >
    {hasEnded
      ? 'Aquí quedarán las solicitudes rechazadas, negadas y canceladas.'
      : 'Elige Solicitar financiamiento en una de tus cotizaciones para empezar.'}
  </EmptyList>
);

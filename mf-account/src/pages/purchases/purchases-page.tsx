import { QUOTATION_KINDS } from '@vitrina/contract';
import { Navigate, paths, useLocation } from '@vitrina/navigation';
import { Container, PageHeading, Stack } from '@vitrina/ui';
import { ListTabs, tabOf } from '../../purchase/list/list-tabs';
import { PurchaseList } from '../../purchase/list/purchase-list';
import { isCash } from '../../purchase/purchase-facts';
import { COLUMNS } from './columns';

/** The customer's cash purchases; `type` 2 of the address leads to the financing requests. */
export function PurchasesPage() {
  const { search } = useLocation();
  const tab = tabOf(search);
  const type = new URLSearchParams(search).get('type') ?? undefined;
  if (type === '2') return <Navigate to={paths.creditRequests(tab === 2 ? { tab } : {})} replace />;
  return (
    <Container page>
      <Stack gap="l">
        <PageHeading>Tus compras a contado</PageHeading>
        <ListTabs
          label="Tus compras a contado"
          tab={tab}
          address={(to) => paths.purchases({ tab: to, type })}
          list={(hasEnded) => (
            <PurchaseList
              kind={QUOTATION_KINDS.cash}
              isOfKind={isCash}
              hasEnded={hasEnded}
              what="tus compras"
              caption={hasEnded ? 'Compras terminadas' : 'Compras en curso'}
              columns={COLUMNS}
              empty={
                hasEnded
                  ? 'Aquí quedarán las compras entregadas y las canceladas.'
                  : 'Elige Comprar contado en una de tus cotizaciones para empezar.'
              }
            />
          )}
        />
      </Stack>
    </Container>
  );
}

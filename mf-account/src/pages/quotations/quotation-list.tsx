import { query, useQuery } from '@vitrina/api-client';
import { type Quotation, quotations } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { Button, ButtonLink, EmptyState, Notice } from '@vitrina/ui';
import { QuotationCard } from './quotation-card';
import css from './quotations-page.module.css';
import { QuotationsSkeleton } from './quotations-skeleton';

/** Asks for the quotations of every campaign (specification 2, section 7). */
const EVERY_CAMPAIGN = 0;

/** The quotations of one person, whose id is part of the cache's key: nobody is shown another customer's. */
export function QuotationList({ personId }: { personId: number }) {
  const list = useQuery(query(quotations, { personId, campaign: EVERY_CAMPAIGN }));
  return (
    <>
      {list.isPending && <QuotationsSkeleton />}
      {list.isError && <Failed onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty />}
      {list.data && list.data.length > 0 && <Cards list={list.data} />}
    </>
  );
}

const Cards = ({ list }: { list: readonly Quotation[] }) => (
  <ul className={css.list}>
    {list.map((quotation, position) => (
      <li key={quotation.id}>
        <QuotationCard quotation={quotation} first={position === 0} />
      </li>
    ))}
  </ul>
);

const Empty = () => (
  <EmptyState
    title="No tienes cotizaciones pendientes"
    className={css.message}
    action={<ButtonLink to={paths.home()}>Configura otro vehículo</ButtonLink>}
  >
    Aquí aparecerán los vehículos que agregues desde el resumen de tu configuración.
  </EmptyState>
);

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <Notice
    tone="danger"
    title="No pudimos cargar tus cotizaciones"
    className={css.message}
    actions={
      <Button variant="secondary" size="s" onClick={onRetry}>
        Reintentar
      </Button>
    }
  />
);

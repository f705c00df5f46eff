import type { Quotation } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import { Dialog, Loading, Skeleton } from '@vitrina/ui';
import { useEffect, useEffectEvent } from 'react';
import type { MoreRows } from '../../../lists/use-pages';
import { closeComparison } from './address';
import { ComparisonTable } from './comparison-table';

type ComparisonProps = {
  /** Two or three, as the address has them. */
  ids: readonly number[];
  quotations: readonly Quotation[];
  /** The rest of the list, where those of an address that was opened as it is may be. */
  more: MoreRows;
};

/** The comparison of an address, in a dialog. The browser's back closes it: there is nothing to do on leaving then. */
export function Comparison({ ids, quotations, more }: ComparisonProps) {
  const found = ids.flatMap((id) => quotations.find((quotation) => quotation.id === id) ?? []);
  const isLooking = found.length < ids.length && more.isLeft;
  return (
    <Dialog open title="Comparar cotizaciones" wide={found.length > 1} onClose={closeComparison} onLeave={nothing}>
      {isLooking && <Looking more={more} />}
      {!isLooking && found.length > 1 && <ComparisonTable quotations={found} />}
      {!isLooking && found.length < 2 && <p>Estas cotizaciones ya no están en tu lista.</p>}
    </Dialog>
  );
}

const nothing = () => undefined;

/** Asks for page after page until it is no longer shown. */
function Looking({ more: { isComing, hasFailed, ask } }: { more: MoreRows }) {
  const next = useEffectEvent(ask);
  const waits = !isComing && !hasFailed;
  useEffect(() => {
    if (waits) next();
  });
  if (hasFailed) return <LoadFailed what="la comparación" onRetry={ask} />;
  return (
    <Loading label="Cargando la comparación">
      <Skeleton shape="card" />
    </Loading>
  );
}

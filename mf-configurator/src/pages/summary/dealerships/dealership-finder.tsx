import { query, useQuery } from '@vitrina/api-client';
import { type Dealership, dealerships } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import { chooseDealership, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Loading, Skeleton } from '@vitrina/ui';
import { useMemo, useRef, useState } from 'react';
import { MapPanel } from '../map/map-panel';
import css from './dealership-finder.module.css';
import { DealershipList } from './dealership-list';
import { FinderTools } from './finder-tools';
import { NoDealerships } from './no-dealerships';
import { findDealerships } from './place';
import { useLocation } from './use-location';

const choose = (dealership: Dealership) => updateWizard((before) => chooseDealership(before, dealership));
const NONE: Dealership[] = [];

/**
 * The dealerships of the buyer's province, on a map and in a list with the same content: search, nearest first, choice.
 */
export function DealershipFinder({ wizard }: { wizard: Wizard }) {
  const { provincia, agencia } = wizard;
  const load = useQuery({ ...query(dealerships, { provinceId: provincia?.id }), enabled: provincia !== undefined });
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ dealership: Dealership }>();
  const location = useLocation();
  const found = useMemo(
    () => load.data && findDealerships(load.data, search, location.place),
    [load.data, search, location.place],
  );
  const press = (dealership: Dealership) => {
    choose(dealership);
    setAsked({ dealership });
  };
  const both = useRef<HTMLDivElement>(null);
  const showCard = ({ id }: Dealership) => {
    const card = both.current?.querySelector(`[data-dealership="${id}"]`);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.finder}>
      <FinderTools search={search} onSearch={setSearch} location={location} count={found?.length} />
      <div ref={both} className={css.both}>
        <MapPanel
          dealerships={found ?? NONE}
          chosen={agencia}
          asked={asked}
          province={provincia?.name}
          buyer={location.place}
          onChoose={choose}
          onShowCard={showCard}
        />
        {load.isError && <LoadFailed what="los concesionarios" onRetry={load.refetch} />}
        {load.isPending && (
          <Loading label="Cargando concesionarios" className={css.pending}>
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
          </Loading>
        )}
        {load.data?.length === 0 && <NoDealerships wizard={wizard} />}
        {found && load.data?.length !== 0 && (
          <DealershipList found={found} from={location.place} chosenId={agencia?.id} onPress={press} />
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { query } from '@vitrina/api-client';
import { dealerships } from '@vitrina/contract';
import type { Wizard } from '@vitrina/rules';
import { Button, Icon, Input, Loading, Skeleton } from '@vitrina/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../loading/load-failed';
import css from './dealership-finder.module.css';
import { DealershipList } from './dealership-list';
import { findDealerships } from './place';
import { useLocation } from './use-location';

/** The dealerships of the buyer's province: search, nearest first on request, choice. */
export function DealershipFinder({ wizard }: { wizard: Wizard }) {
  const provinceId = wizard.provincia?.id;
  const load = useQuery({ ...query(dealerships, { provinceId }), enabled: provinceId !== undefined });
  const [search, setSearch] = useState('');
  const location = useLocation();
  const found = load.data && findDealerships(load.data, search, location.place);
  return (
    <div className={css.finder}>
      <div className={css.tools}>
        <Input
          type="search"
          label="Busca concesionario"
          aria-label="Busca concesionario"
          hideLabel
          optional
          placeholder="Busca concesionario"
          autoComplete="off"
          className={css.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {location.isSupported && !location.place && (
          <Button variant="secondary" busy={location.isAsking} onClick={location.ask}>
            <Icon name="pin" />
            Ordenar por cercanía
          </Button>
        )}
      </div>
      {load.isError && <LoadFailed what="los concesionarios" onRetry={load.refetch} />}
      {load.isPending && (
        <Loading label="Cargando concesionarios">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
      {found && <DealershipList found={found} from={location.place} chosenId={wizard.agencia?.id} />}
    </div>
  );
}

import { useQuery } from '@vitrina/api-client';
import { LoadFailed } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import { useRef } from 'react';
import { loadMap } from './load-map';
import css from './map-panel.module.css';
import type { DealershipMapProps } from './types';
import { useNear } from './use-near';

/**
 * The map's space, reserved from the start. The map's code and data are loaded when it is about to scroll into view; a
 * failure is shown there, and the list beside it keeps working.
 */
export function MapPanel(props: DealershipMapProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  const load = useQuery({
    queryKey: ['dealership map'],
    queryFn: loadMap,
    enabled: isNear,
    retry: false,
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: false,
  });
  return (
    <div ref={room} className={css.room}>
      {load.data && <load.data.DealershipMap {...props} baseMap={load.data.baseMap} />}
      {load.isError && (
        <div className={css.failed}>
          <LoadFailed what="el mapa" onRetry={load.refetch} />
        </div>
      )}
      {load.isPending && <Skeleton className={css.pending} />}
    </div>
  );
}

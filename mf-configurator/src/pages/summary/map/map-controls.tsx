import { IconButton } from '@vitrina/ui';
import { located } from './located';
import css from './map-controls.module.css';
import type { DealershipMapController } from './ol/create-map';
import { DETAIL_ZOOM } from './settings';
import type { DealershipMapProps } from './types';

type MapPlacesProps = Pick<DealershipMapProps, 'dealerships' | 'province'> & {
  camera: DealershipMapController['camera'];
};

/** To the dealerships of the list, and to the whole country. */
export function MapPlaces({ camera, dealerships, province }: MapPlacesProps) {
  const places = located(dealerships).map(({ place }) => place);
  return (
    <div className={css.places}>
      {places.length > 0 && (
        <button
          type="button"
          className={css.place}
          onClick={() => camera.fit(places, { maxZoom: DETAIL_ZOOM })}
        >{`Ver ${province ?? 'todos'}`}</button>
      )}
      <button type="button" className={css.place} onClick={() => void camera.home()}>
        Ver Ecuador
      </button>
    </div>
  );
}

/** Nearer and farther. */
export function MapZoom({ camera, isNarrow }: Pick<MapPlacesProps, 'camera'> & { isNarrow: boolean }) {
  return (
    <div className={css.zoom} data-narrow={isNarrow || undefined}>
      <IconButton icon="plus" label="Acercar el mapa" className={css.step} onClick={() => void camera.zoomBy(1)} />
      <IconButton icon="minus" label="Alejar el mapa" className={css.step} onClick={() => void camera.zoomBy(-1)} />
    </div>
  );
}

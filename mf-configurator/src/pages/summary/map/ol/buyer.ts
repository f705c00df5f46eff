import type { Place } from '@vitrina/rules';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from '../palette';
import { toCoordinate } from './coordinates';

/** The buyer's own location, once known. */
export function buyer() {
  const source = new VectorSource();
  const layer = new VectorLayer({ source });
  return {
    layer,
    put(place: Place | undefined) {
      source.clear(true);
      if (place) source.addFeature(new Feature(new Point(toCoordinate(place))));
    },
    paint({ ink, halo }: Palette) {
      layer.setStyle(
        new Style({
          image: new Circle({
            radius: 8,
            fill: new Fill({ color: ink }),
            stroke: new Stroke({ color: halo, width: 4 }),
          }),
        }),
      );
    },
  };
}

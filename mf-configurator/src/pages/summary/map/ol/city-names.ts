import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { City } from '../cities';
import type { Palette } from '../palette';
import { CITY_ZOOM } from '../settings';
import { toCoordinate } from './coordinates';

/** Below the discs of clusters, and the tips of pins. */
const BELOW = 30;

/** The names of the cities that have dealerships, on the bundled map, which has none of its own. */
export function cityNames() {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, declutter: true, minZoom: CITY_ZOOM - 0.01 });
  return {
    layer,
    setCities(cities: readonly City[]) {
      source.clear(true);
      source.addFeatures(
        cities.map(({ name, place }) => new Feature({ name, geometry: new Point(toCoordinate(place)) })),
      );
    },
    paint({ label, halo }: Palette) {
      const fill = new Fill({ color: label });
      const stroke = new Stroke({ color: halo, width: 3 });
      layer.setStyle((city) => {
        const text = String(city.get('name'));
        const font = '650 13px "Manrope Variable", system-ui, sans-serif';
        return new Style({ text: new Text({ text, font, fill, stroke, offsetY: BELOW }) });
      });
    },
  };
}

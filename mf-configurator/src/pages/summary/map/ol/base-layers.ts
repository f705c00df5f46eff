import { foldAccents } from '@vitrina/rules';
import type Feature from 'ol/Feature.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { BaseMapData } from '../base-map-data';
import type { Palette } from '../palette';
import { metresAPixel } from '../scale';
import { CITY_ZOOM, DETAIL_ZOOM } from '../settings';
import type { TileService } from '../tiles';
import { graticule } from './graticule';

/** The background of the dealerships. */
export type BaseLayers = {
  layers: BaseLayer[];
  /** Draws in these colours, with one province highlighted. */
  paint(palette: Palette, province: string | undefined): void;
};

const read = (topology: object) =>
  new TopoJSON().readFeatures(topology, { dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' }) as Feature[];

/** Position of a province's name: within the largest of its parts, not on each of its islands. */
function labelPoint(feature: Feature) {
  const geometry = feature.getGeometry();
  if (geometry instanceof Polygon) return geometry.getInteriorPoint();
  if (!(geometry instanceof MultiPolygon)) return undefined;
  const [largest] = geometry.getPolygons().sort((a, b) => b.getArea() - a.getArea());
  return largest?.getInteriorPoint();
}

function areaStyle(fill: string, border: string) {
  return new Style({ fill: new Fill({ color: fill }), stroke: new Stroke({ color: border, width: 1 }) });
}

function labelStyle(feature: Feature, { label, halo }: Palette) {
  return new Style({
    geometry: labelPoint(feature),
    text: new Text({
      text: String(feature.get('nombre')),
      font: '600 12px "Manrope Variable", system-ui, sans-serif',
      fill: new Fill({ color: label }),
      stroke: new Stroke({ color: halo, width: 3 }),
    }),
  });
}

/** The bundled map: provinces with their names, neighbours, and a graticule where there is nothing else. */
function bundled(data: BaseMapData): BaseLayers {
  const provinces = read(data.provinces);
  const neighbours = read(data.neighbours);
  // Drawn larger than the visible part, and as one picture, so that panning moves it without redrawing.
  const areas = new VectorImageLayer({
    source: new VectorSource({ features: [...neighbours, ...provinces] }),
    declutter: true,
    imageRatio: 1.5,
  });
  const grid = graticule();
  return {
    layers: [areas, grid.layer],
    paint(palette, province) {
      const name = province && foldAccents(province);
      const land = areaStyle(palette.land, palette.border);
      const home = areaStyle(palette.home, palette.border);
      const abroad = areaStyle(palette.neighbour, palette.border);
      const far = new Map(
        provinces.map((feature) => {
          const isHome = foldAccents(String(feature.get('nombre'))) === name;
          return [feature, [isHome ? home : land, labelStyle(feature, palette)]];
        }),
      );
      areas.setStyle((feature, resolution) => {
        const drawn = far.get(feature as Feature);
        if (drawn && resolution < metresAPixel(DETAIL_ZOOM)) return land;
        // Its cities have their names then, in the same place.
        if (drawn?.[0] === home && resolution < metresAPixel(CITY_ZOOM)) return home;
        return drawn ?? abroad;
      });
      grid.paint(palette);
    },
  };
}

function tiled({ url, attribution, maxZoom }: TileService): BaseLayers {
  const source = new XYZ({ url, maxZoom, attributions: attribution, crossOrigin: 'anonymous' });
  return { layers: [new TileLayer({ source })], paint: () => undefined };
}

/** Tiles if a service is configured, otherwise the bundled map. */
export const baseLayers = (data: BaseMapData, tiles?: TileService): BaseLayers =>
  tiles ? tiled(tiles) : bundled(data);

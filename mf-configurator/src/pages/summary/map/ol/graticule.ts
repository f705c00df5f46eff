import Graticule from 'ol/layer/Graticule.js';
import Stroke from 'ol/style/Stroke.js';
import type { Palette } from '../palette';
import { DETAIL_ZOOM } from '../settings';

/**
 * Parallels and meridians, from the zoom at which the base map shows nothing else, so that the map is not empty and
 * movement is visible.
 */
export function graticule() {
  const stroke = new Stroke({ width: 1 });
  const layer = new Graticule({
    minZoom: DETAIL_ZOOM,
    strokeStyle: stroke,
    showLabels: false,
    wrapX: false,
    targetSize: 140,
  });
  return {
    layer,
    paint({ grid }: Palette) {
      stroke.setColor(grid);
      layer.changed();
    },
  };
}

import Graticule from 'ol/layer/Graticule.js';
import Stroke from 'ol/style/Stroke.js';
import type { Palette } from '../palette';
import { DETAIL_ZOOM } from '../settings';

/** Parallels and meridians, from where the base map shows nothing else: the map is seen to move, not empty. */
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

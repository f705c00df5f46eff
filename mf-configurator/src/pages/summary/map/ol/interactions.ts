import DragPan from 'ol/interaction/DragPan.js';
import { defaults } from 'ol/interaction/defaults.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import Kinetic from 'ol/Kinetic.js';
import { isZoomWheel } from '../gesture-hint';
import { MOVE_MS } from '../settings';

/**
 * How the map is moved. It never keeps the page from scrolling: one finger and the bare wheel scroll the page; two
 * fingers, the mouse, and the wheel with its key move the map. Arrows and + - act while the map has the focus.
 */
export function interactions(isStill: boolean) {
  const move = defaults({
    dragPan: false,
    mouseWheelZoom: false,
    altShiftDragRotate: false,
    pinchRotate: false,
    shiftDragZoom: false,
    zoomDuration: isStill ? 0 : MOVE_MS,
  });
  const pan: DragPan = new DragPan({
    kinetic: isStill ? undefined : new Kinetic(-0.005, 0.05, 100),
    condition: ({ originalEvent }) =>
      (originalEvent as PointerEvent).pointerType !== 'touch' || pan.getPointerCount() === 2,
  });
  const wheel = new MouseWheelZoom({
    duration: isStill ? 0 : MOVE_MS,
    condition: ({ originalEvent }) => isZoomWheel(originalEvent as WheelEvent),
  });
  return move.extend([pan, wheel]);
}

import { clusterLook } from './cluster-look';

/** A marker on screen: its position in pixels, and the number of its dealerships. */
export type Target = { x: number; y: number; count: number };

/** A finger needs 44 pixels. */
const REACH = 22;
/** Distance of the middle of a pin from its tip. */
const PIN_MIDDLE = 24;

/** Pixels from a point to the middle of a marker's picture; infinite if a press there does not hit the marker. */
function distanceTo({ x, y, count }: Target, at: { x: number; y: number }): number {
  const isPin = count === 1;
  const distance = Math.hypot(x - at.x, y - (isPin ? PIN_MIDDLE : 0) - at.y);
  const reach = isPin ? REACH : Math.max(REACH, clusterLook(count).radius);
  return distance <= reach ? distance : Number.POSITIVE_INFINITY;
}

/** The marker hit by a press at a point: the nearest within a finger's reach. */
export function markerAt<Marker extends Target>(markers: readonly Marker[], at: { x: number; y: number }) {
  let nearest: Marker | undefined;
  for (const marker of markers) {
    if (distanceTo(marker, at) < (nearest ? distanceTo(nearest, at) : Number.POSITIVE_INFINITY)) nearest = marker;
  }
  return nearest;
}

import { clusterLook } from './cluster-look';

/** A marker on screen: its place in pixels, and how many dealerships it stands for. */
export type Target = { x: number; y: number; count: number };

/** A finger needs 44 pixels. */
const REACH = 22;
/** The middle of a pin stands so far above its tip. */
const PIN_MIDDLE = 24;

/** Pixels from a point to the middle of a marker's picture; infinite when a press there does not mean the marker. */
function distanceTo({ x, y, count }: Target, at: { x: number; y: number }): number {
  const isPin = count === 1;
  const distance = Math.hypot(x - at.x, y - (isPin ? PIN_MIDDLE : 0) - at.y);
  const reach = isPin ? REACH : Math.max(REACH, clusterLook(count).radius);
  return distance <= reach ? distance : Number.POSITIVE_INFINITY;
}

/** The marker that a press at a point means: the nearest within a finger's reach. */
export function markerAt<Marker extends Target>(markers: readonly Marker[], at: { x: number; y: number }) {
  let nearest: Marker | undefined;
  for (const marker of markers) {
    if (distanceTo(marker, at) < (nearest ? distanceTo(nearest, at) : Number.POSITIVE_INFINITY)) nearest = marker;
  }
  return nearest;
}

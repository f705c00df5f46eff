/** A turn's position is measured in frames: any real number, whole turns included. */

/** The frame at a position, 0 to `count` - 1. */
export const frameAt = (position: number, count: number): number => ((Math.round(position) % count) + count) % count;

/** The turn in whole degrees, 0 to 359. */
export const degreesAt = (position: number, count: number): number =>
  Math.round((frameAt(position, count) * 360) / count);

/** The loaded frame nearest to the wanted one, in both directions; undefined if none is loaded. */
export function nearestFrame(wanted: number, count: number, isLoaded: (index: number) => boolean): number | undefined {
  for (let distance = 0; distance <= count / 2; distance++) {
    for (const index of [frameAt(wanted + distance, count), frameAt(wanted - distance, count)]) {
      if (isLoaded(index)) return index;
    }
  }
  return undefined;
}

/** The position after a drag of `pixels` over a picture `width` wide: its whole width is one turn. */
export const dragged = (from: number, pixels: number, width: number, count: number): number =>
  from - (width > 0 ? pixels / width : 0) * count;

/** A turn's speed, in frames per tick, one tick after the finger was lifted; 0 when it has come to rest. */
export const slowed = (speed: number): number => (Math.abs(speed) < 0.04 ? 0 : speed * 0.88);

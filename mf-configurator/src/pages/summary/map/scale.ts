/** Metres that a pixel spans at a zoom, at the equator, which the country lies on (4 degrees off, the error is 0.3 %). */
export const metresAPixel = (zoom: number): number => 156_543.03 / 2 ** zoom;

/** The scale's bar, as long as it can be within `room` pixels: 1, 2 or 5 of a power of ten. */
export function scaleBar(zoom: number, room: number): { label: string; pixels: number } {
  const most = metresAPixel(zoom) * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  return {
    label: metres >= 1000 ? `${metres / 1000} km` : `${metres} m`,
    pixels: Math.round(metres / metresAPixel(zoom)),
  };
}

/** Metres per pixel at a zoom, at the equator, on which the country lies (at 4 degrees the error is 0.3 %). */
export const metresAPixel = (zoom: number): number => 156_543.03 / 2 ** zoom;

/** The scale bar, as long as possible within `room` pixels: 1, 2 or 5 times a power of ten. */
export function scaleBar(zoom: number, room: number): { label: string; pixels: number } {
  const most = metresAPixel(zoom) * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  return {
    label: metres >= 1000 ? `${metres / 1000} km` : `${metres} m`,
    pixels: Math.round(metres / metresAPixel(zoom)),
  };
}

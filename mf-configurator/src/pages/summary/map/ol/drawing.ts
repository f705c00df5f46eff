import Icon from 'ol/style/Icon.js';

/**
 * A picture of the given pixels, drawn once at the screen's own density: thousands of markers are then unscaled copies
 * of a few pictures, the least work per frame.
 */
export function drawing(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const density = Math.max(1, Math.ceil(devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(density, density);
    draw(context);
  }
  /** The picture as a marker's; `anchor` is the point at its position, as fractions of width and height. */
  return (anchor: [number, number]) => new Icon({ img: canvas, scale: 1 / density, anchor });
}

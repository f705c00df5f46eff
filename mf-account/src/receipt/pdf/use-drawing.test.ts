import { canvasWidth } from './use-drawing';

test.each([
  ['as sharp as the screen', 400, 0.7, 2, 800],
  ['of fractions of a pixel', 333.4, 0.7, 1.5, 500],
  ['not larger than a canvas may be', 7200, 0.7, 3, 2366],
  ['of a page like a ribbon', 900, 0.001, 2, 89],
  ['never nothing', 0.2, 0.7, 1, 1],
])('a canvas is %s', (_, cssWidth, ratio, pixelsPerPx, width) => {
  expect(canvasWidth(cssWidth, ratio, pixelsPerPx)).toBe(width);
});
